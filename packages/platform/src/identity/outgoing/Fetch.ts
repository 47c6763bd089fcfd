/** Makes the calls to other services. Whoever puts the platform together may answer some of them in the process. */
export type Fetch = (address: string, init?: RequestInit) => Promise<Response>;
