/** A session that must be refreshed, the service's possible responses to that, and the resulting stored sessions. */
import { makeIdentity, staleIdentity } from './createTestTokens.ts';
import { KEY } from './setUp.ts';

export const REFRESH = 'POST /identity/public/v1/auth/token';
export const stale = { ...staleIdentity(), impersonator: 'editor', extra: 1 };
export const renewed = makeIdentity('renewed');
export const refusal = { code: '100', message: 'Refresh token is invalid' };

export const stored = (values: ReadonlyMap<string, string>): unknown => JSON.parse(values.get(KEY) ?? 'null');

/** Creates a response that a test sends later. */
export function later(body: unknown) {
  let answer = (): void => undefined;
  const given = new Promise<Response>((resolve) => {
    answer = () => resolve(Response.json(body));
  });
  return { respond: () => given, answer: () => answer() };
}
