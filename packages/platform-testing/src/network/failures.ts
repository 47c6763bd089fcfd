/** The failures of a service, each as a `fetch` function that a test uses for the calls in question. */

/** A `fetch` of the platform, by path or URL. */
type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** Fails as in a browser without a connection. */
export const offline: Fetch = () => Promise.reject(new TypeError('Failed to fetch'));

/** Never settles. */
export const neverAnswering: Fetch = () => new Promise<Response>(() => undefined);

/** Returns a `fetch` that answers every call with an error of the service. */
export const refusing =
  (status: number, code: string): Fetch =>
  async () =>
    Response.json({ code, httpStatus: status, message: 'No' }, { status });
