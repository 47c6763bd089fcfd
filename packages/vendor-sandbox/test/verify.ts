import { createLocalJWKSet, jwtVerify } from 'jose';
import type { JSONWebKeySet, JWTVerifyOptions } from 'jose';
import type { OpenSandbox } from './openSandbox.ts';

/** Verifies an ID token as a server does: by the published keys, at the sandbox's time. */
export async function verify(
  { get, date }: OpenSandbox,
  { token, keys, ...expected }: { token: unknown; keys: string } & JWTVerifyOptions,
) {
  const set: JSONWebKeySet = await (await get(keys)).json();
  const options = { ...expected, algorithms: ['RS256'], currentDate: date() };
  const { payload, protectedHeader } = await jwtVerify(String(token), createLocalJWKSet(set), options);
  return { claims: payload, header: protectedHeader };
}
