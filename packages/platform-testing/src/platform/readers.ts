/** Readers of a test platform: their accounts, their mails, and the identity client of their blocks. */
import { isRecord, list, string } from '@broadsheet/client-core';
import { createIdentityClient } from '@broadsheet/sdk-identity';
import type { IdentityClient, IdentityClientOptions } from '@broadsheet/sdk-identity';
import { createBrowserAdapters } from '@broadsheet/sdk-identity/browser';
import { onTestFinished } from 'vitest';
import type { TestPlatform } from './startPlatform.ts';

export const READER = { email: 'ada@example.com', password: 'correct horse battery' } as const;
/** A second reader, who signs in in another tab or on another device. */
export const OTHER_READER = { email: 'bo@example.com', password: 'another long password' } as const;

function forgetBrowser(): void {
  window.localStorage.clear();
  window.sessionStorage.clear();
}

/**
 * Creates the identity client of this document for the platform, with the browser adapters of real pages. When the test
 * ends, the client is stopped and the browser's storage is emptied.
 *
 * @param options options such as a `fetch` that loses the network
 */
export async function createTestIdentity(
  platform: TestPlatform,
  options: Partial<IdentityClientOptions> = {},
): Promise<IdentityClient> {
  const client = createIdentityClient({
    origin: platform.origin,
    fetch: (address, init) => platform.fetch(address, init),
    ...createBrowserAdapters(window),
    ...options,
  });
  onTestFinished(() => {
    client.stop();
    forgetBrowser();
  });
  await client.start();
  return client;
}

async function post(platform: TestPlatform, path: string, body: unknown): Promise<Response> {
  return platform.fetch(`/identity/public${path}`, { method: 'POST', body: JSON.stringify(body) });
}

/** Creates an account as another browser would: the test's own browser is not signed in. */
export async function signUpReader(
  platform: TestPlatform,
  { email, password }: { readonly email: string; readonly password: string } = READER,
): Promise<void> {
  const response = await post(platform, '/v1/signup', {
    identity: { userName: email, credentials: password },
    profile: { email },
  });
  if (!response.ok) throw new Error(`The platform refused ${email}: ${await response.text()}`);
  await platform.platform.identity.settle();
}

export interface TestMail {
  readonly to: string;
  readonly subject: string;
  readonly links: readonly string[];
}

function parseMail(mail: unknown): TestMail | undefined {
  if (!isRecord(mail)) return undefined;
  const links = list((link) => (typeof link === 'string' ? link : undefined))(mail['links']);
  return { to: string(mail['to']) ?? '', subject: string(mail['subject']) ?? '', links: links ?? [] };
}

/** Waits for mails that are being sent and resolves with all mails, the newest first. */
export async function readMails(platform: TestPlatform): Promise<readonly TestMail[]> {
  const mails: unknown = await (await platform.fetch('/sandbox/mailbox.json')).json();
  return Array.isArray(mails) ? mails.map(parseMail).filter((mail) => mail !== undefined) : [];
}

/**
 * Returns a query value of the first link in the newest mail to an address, such as `nonce` or `ota_nonce`.
 *
 * @throws Error when there is no such mail
 */
export async function mailedValue(platform: TestPlatform, to: string, name: string): Promise<string> {
  const mail = (await readMails(platform)).find((each) => each.to === to);
  const values = (mail?.links ?? []).map((link) => new URL(link, platform.origin).searchParams.get(name));
  const value = values.find((each) => each !== null) ?? undefined;
  if (value === undefined) throw new Error(`No mail to ${to} leads to a page with "${name}".`);
  return value;
}
