/** The version of the service's API that the client uses. */
export const IDENTITY_VERSION = '1.94.0';
