import { createVendorSandbox } from '../src/index.ts';

export const ORIGIN = 'http://localhost:3000';
/** The time at which every test starts. */
export const START = Date.parse('2026-11-20T12:00:00Z');

type Fields = Readonly<Record<string, string>>;

/** Reads the answer that a panel sends to the page which opened it. */
function readAnswer(html: string): Readonly<Record<string, unknown>> {
  const text = /data-answer="([^"]*)"/.exec(html)?.[1];
  if (text === undefined) throw new Error(`The page holds no answer: ${html}`);
  const answer: Readonly<Record<string, unknown>> = JSON.parse(text.replaceAll('&quot;', '"'));
  return answer;
}

/** Opens a sandbox with the test's clock, and one browser that stores its cookies. */
export function openSandbox({ secret, origin = ORIGIN }: { secret?: string; origin?: string } = {}) {
  let now = START;
  const jar = new Map<string, string>();
  const sandbox = createVendorSandbox({ origin, secret, clock: { now: () => now } });

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const request = new Request(`${origin}${path}`, init);
    request.headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await sandbox.fetch(request);
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }
  const post = (path: string, fields: Fields, headers: Fields = {}) =>
    send(path, { method: 'POST', body: new URLSearchParams(fields), headers });

  return {
    sandbox,
    cookies: jar,
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
    date: () => new Date(now),
    get: (path: string, headers: Fields = {}) => send(path, { headers }),
    json: async (path: string): Promise<unknown> => (await send(path)).json(),
    post,
    postJson: async (path: string, fields: Fields, headers: Fields = {}) => {
      const body: Readonly<Record<string, string>> = await (await post(path, fields, headers)).json();
      return body;
    },
    /** Presses a button of the panel at a path and returns its answer. */
    choose: async (path: string, fields: Fields) => readAnswer(await (await post(path, fields)).text()),
  };
}

export type OpenSandbox = ReturnType<typeof openSandbox>;
