import type { Tracing } from './Tracing.ts';

type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

/** Returns a fetch whose requests are spans with the name of their host, and carry the trace on. */
export function traceFetch(fetch: Fetch, tracing: Tracing | undefined): Fetch {
  if (tracing === undefined) return fetch;
  return (input, init = {}) => {
    const { hostname } = new URL(input);
    const method = init.method ?? 'GET';
    const facts = { 'http.request.method': method, 'server.address': hostname };
    return tracing.run(method, { kind: 'client', facts }, async (span) => {
      const headers = new Headers(init.headers);
      for (const [name, value] of Object.entries(tracing.headers())) headers.set(name, value);
      const response = await fetch(input, { ...init, headers });
      span.add({ 'http.response.status_code': response.status });
      if (response.status >= 400) span.fail(String(response.status));
      return response;
    });
  };
}
