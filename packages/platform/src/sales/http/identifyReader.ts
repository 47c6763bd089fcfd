/**
 * Who makes a sales call.
 *
 * A signed-in reader shows an access token or has a cookie session. Anybody else is known by a cookie of this module's
 * own: 128 random bits that only the browser has, kept here as a hash. It comes with the first cart and not before, so
 * that who only looks around is marked by nothing. Pages of other sites can make no use of it: browsers leave it out of
 * their requests (`SameSite=Lax`), and a request that names a foreign origin is refused.
 */
import { createHash, randomBytes } from 'node:crypto';
import { readCookie, writeCookie } from '../../identity/http/cookies.ts';
import type { ReaderAccess } from '../../identity/sessions/ReaderAccess.ts';
import type { SalesCall } from './SalesEnv.ts';
import { SalesError, salesRefusals } from './SalesError.ts';
import type { SalesReader } from './SalesReader.ts';

const NAME = 'anonymous-reader';
/** Longer than carts and pending orders are fresh (48 hours), so that neither is lost to its cookie; in seconds. */
export const ANONYMOUS_SECONDS = 7 * 24 * 60 * 60;
const SECRET = /^[\w-]{22}$/;
const SECRET_BYTES = 16;

/** What telling a reader needs. */
export interface ReaderContext {
  readonly authenticate: (request: Request) => Promise<ReaderAccess | undefined>;
  /** Where the site stands, without a trailing slash. */
  readonly siteUrl: string;
  /** Origins, the site's own first, whose pages may act with a reader's cookie. */
  readonly trustedOrigins: readonly string[];
}

type AnonymousReader = Extract<SalesReader, { readonly kind: 'anonymous' }>;

const anonymousReader = (secret: string): AnonymousReader => ({
  kind: 'anonymous',
  id: createHash('sha256').update(secret).digest('base64url'),
});

function readSecret(context: ReaderContext, call: SalesCall): string | undefined {
  const secret = readCookie(call.req.raw, { siteUrl: context.siteUrl, name: NAME });
  if (secret === undefined || !SECRET.test(secret)) return undefined;
  const from = call.req.header('origin');
  if (from !== undefined && !context.trustedOrigins.includes(from))
    throw new SalesError(salesRefusals.foreignPage);
  return secret;
}

function writeSecret(context: ReaderContext, call: SalesCall, secret: string): void {
  writeCookie(call, { siteUrl: context.siteUrl, name: NAME, value: secret, maxAge: ANONYMOUS_SECONDS });
}

/** The browser's anonymous self, also while somebody is signed in on it; undefined without a cookie. */
export function findAnonymous(context: ReaderContext, call: SalesCall): AnonymousReader | undefined {
  const secret = readSecret(context, call);
  return secret === undefined ? undefined : anonymousReader(secret);
}

/**
 * The reader as far as known; undefined for an anonymous one without a cookie.
 *
 * @throws IdentityError or SalesError 403 when a page of another site would act with the reader's cookie
 */
export async function findReader(context: ReaderContext, call: SalesCall): Promise<SalesReader | undefined> {
  const access = await context.authenticate(call.req.raw);
  return access === undefined ? findAnonymous(context, call) : { kind: 'reader', uuid: access.accountUuid };
}

/** The reader; an anonymous one gets a cookie, or gets it anew, so that it lasts from the newest call on. */
export async function ensureReader(context: ReaderContext, call: SalesCall): Promise<SalesReader> {
  const access = await context.authenticate(call.req.raw);
  if (access !== undefined) return { kind: 'reader', uuid: access.accountUuid };
  const secret = readSecret(context, call) ?? randomBytes(SECRET_BYTES).toString('base64url');
  writeSecret(context, call, secret);
  return anonymousReader(secret);
}

/** Takes the anonymous reader's cookie away from a browser on which somebody has signed in. */
export function forgetAnonymous({ siteUrl }: ReaderContext, call: SalesCall): void {
  writeCookie(call, { siteUrl, name: NAME, value: '', maxAge: 0 });
}

/** The account of a signed-in reader. @throws SalesError 401 when nobody is signed in */
export async function requireAccount(
  context: ReaderContext,
  call: SalesCall,
): Promise<{ readonly uuid: string }> {
  const access = await context.authenticate(call.req.raw);
  if (access === undefined) throw new SalesError(salesRefusals.readerMissing);
  return { uuid: access.accountUuid };
}
