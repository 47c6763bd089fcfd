import type { Page } from 'playwright-core';
import { STORED_SESSION } from '../session/storedSession.ts';
import type { Account } from './makeAccount.ts';

/**
 * Signs in as the login form does, without rendering it: the browser itself calls the service, so that the session has its
 * name and its cookies, and stores the response where the identity client does. The page ends on an empty one.
 * @throws Error when the service refused
 */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.goto('/healthz');
  const body = JSON.stringify({ userName: email, credentials: password, grantType: 'password' });
  const refusal = await page.evaluate(
    async ([key, login]) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch('/identity/public/v1/auth/login', {
        method: 'POST',
        headers,
        body: login,
      });
      const answer = await response.text();
      if (response.ok) localStorage.setItem(key, answer);
      return response.ok ? undefined : answer;
    },
    [STORED_SESSION, body] as const,
  );
  if (refusal !== undefined) throw new Error(`${email} could not sign in: ${refusal}`);
}
