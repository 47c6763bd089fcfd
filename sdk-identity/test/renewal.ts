/** A session that has to be renewed, what the service may answer to that, and what is kept of it. */
import { makeIdentity, staleIdentity } from './createTestTokens.ts';
import { KEY } from './setUp.ts';

export const REFRESH = 'POST /identity/public/v1/auth/token';
export const stale = { ...staleIdentity(), impersonator: 'editor', extra: 1 };
export const renewed = makeIdentity('renewed');
export const refusal = { code: '100', message: 'Refresh token is invalid' };

export const stored = (values: ReadonlyMap<string, string>): unknown => JSON.parse(values.get(KEY) ?? 'null');

/** An answer that is given when a test says so. */
export function later(body: unknown) {
  let answer = (): void => undefined;
  const given = new Promise<Response>((resolve) => {
    answer = () => resolve(Response.json(body));
  });
  return { respond: () => given, answer: () => answer() };
}
