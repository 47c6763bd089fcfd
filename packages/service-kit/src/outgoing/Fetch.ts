/** Sends the requests to other services. The code that creates the platform may answer some of them within the process. */
export type Fetch = (address: string, init?: RequestInit) => Promise<Response>;
