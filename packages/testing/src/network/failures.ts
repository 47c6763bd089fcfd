/** What can be wrong with a service, each in the shape of `fetch`: a test puts one before the calls that it is about. */

/** A `fetch` of the platform's, by path or address. */
type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** Fails as a browser does that has no connection. */
export const offline: Fetch = () => Promise.reject(new TypeError('Failed to fetch'));

/** Waits for ever. */
export const neverAnswering: Fetch = () => new Promise<Response>(() => undefined);

/** Answers every call with this error of the service. */
export const refusing =
  (status: number, code: string): Fetch =>
  async () =>
    Response.json({ code, httpStatus: status, message: 'No' }, { status });
