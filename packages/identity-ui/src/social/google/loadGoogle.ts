/**
 * Loads Google's script once for each page. Blocks that ask at the same time share one load; a failed one is forgotten, so
 * that the next call tries again. A load has a time limit, because a blocker may leave the request without any answer.
 */
import type { Environment } from '@broadsheet/block-kit';
import { IdentityError } from '@broadsheet/sdk-identity';
import { readGoogleIdentity } from './GoogleIdentity.ts';
import type { GoogleIdentity } from './GoogleIdentity.ts';

export const GOOGLE_ORIGIN = 'https://accounts.google.com';

/** Milliseconds after which a load counts as failed. */
const LOAD_LIMIT_MS = 20_000;

export interface GoogleRequest extends Pick<Environment, 'every'> {
  readonly page: Document;
  /** The origin, without a trailing slash; it may have a path, and may be a path of this site. */
  readonly origin: string;
}

const running = new WeakMap<Document, Promise<GoogleIdentity>>();

const refuse = (reason: string): IdentityError =>
  new IdentityError(
    'google_sdk',
    `Sign In With Google could not be loaded: ${reason} A content blocker may have stopped it.`,
  );

async function addScript({ page, origin, every }: GoogleRequest): Promise<HTMLScriptElement> {
  const script = page.createElement('script');
  script.src = `${origin}/gsi/client`;
  script.async = true;
  script.defer = true;
  const loaded = Promise.withResolvers<void>();
  const fail = (reason: string) => {
    script.remove();
    loaded.reject(refuse(reason));
  };
  const cancel = every(LOAD_LIMIT_MS, () => fail(`${script.src} did not answer.`));
  script.addEventListener('load', () => loaded.resolve());
  script.addEventListener('error', () => fail(`${script.src} did not come.`));
  page.body.append(script);
  await loaded.promise.finally(cancel);
  return script;
}

async function load(request: GoogleRequest): Promise<GoogleIdentity> {
  const present = readGoogleIdentity(request.page);
  if (present !== undefined) return present;
  const script = await addScript(request);
  const identity = readGoogleIdentity(request.page);
  if (identity !== undefined) return identity;
  // A blocker may have answered with an empty script.
  script.remove();
  throw refuse(`${script.src} brought nothing.`);
}

/** Loads the script. @throws IdentityError `google_sdk` when it is blocked, not found, or too slow */
export function loadGoogle(request: GoogleRequest): Promise<GoogleIdentity> {
  const current = running.get(request.page);
  if (current !== undefined) return current;
  const next = load(request).finally(() => running.delete(request.page));
  running.set(request.page, next);
  return next;
}
