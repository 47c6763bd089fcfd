/** Creates accounts before a test begins, and calls the service without a browser. */
import { isRecord, string } from '@broadsheet/client-core';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { freshEmail } from './freshEmail.ts';

export interface Account {
  readonly email: string;
  readonly password: string;
}

export const PASSWORD = 'correct horse battery';

let callers = 1;

/** Returns an IP address of this machine that no call has used yet: the service counts attempts by address. */
function freshAddress(): string {
  callers += 1;
  return `127.0.${Math.floor(callers / 250)}.${(callers % 250) + 2}`;
}

/**
 * Calls the identity service of a newspaper from an IP address of its own.
 * @param origin the origin, with the base path if there is one
 * @param path below `/identity/public`
 * @throws Error with the service's answer, when it refused
 */
export function callService(
  origin: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Readonly<Record<string, unknown>>> {
  return new Promise((resolve, reject) => {
    // `localhost` may resolve to another address family than the caller's.
    const { port, pathname } = new URL(origin);
    const options = { method, port, host: '127.0.0.1', localAddress: freshAddress() };
    const call = request(
      { ...options, path: `${pathname.replace(/\/$/, '')}/identity/public${path}` },
      (response) => {
        json(response).then((answer: unknown) => {
          const isGood = isRecord(answer) && string(answer['code']) === undefined;
          if (isGood) resolve(answer);
          else reject(new Error(`${method} ${path} was refused: ${JSON.stringify(answer)}`));
        }, reject);
      },
    );
    call.once('error', reject);
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

/**
 * Signs up as another device would: no browser of the test is signed in afterwards.
 * @param name the beginning of the address
 * @param recaptchaToken for a newspaper with a bot challenge
 */
export async function makeAccount(origin: string, name: string, recaptchaToken?: string): Promise<Account> {
  const account = { email: freshEmail(name), password: PASSWORD };
  await callService(origin, 'POST', '/v1/signup', {
    identity: { userName: account.email, credentials: account.password },
    profile: { email: account.email },
    ...(recaptchaToken !== undefined && { recaptchaToken }),
  });
  return account;
}
