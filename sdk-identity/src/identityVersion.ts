/** The version of the service's interface that the client speaks. */
export const IDENTITY_VERSION = '1.94.0';
