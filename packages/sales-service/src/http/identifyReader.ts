/**
 * Identifies the reader who makes a sales call.
 *
 * A signed-in reader sends an access token or a session cookie. An anonymous reader is known by a cookie of this module:
 * 128 random bits that only the browser has; the server stores their hash. It is set with the first cart and not before, so
 * readers who only look around get no cookie. Pages of other sites cannot use it: browsers omit it from their requests
 * (`SameSite=Lax`), and a request with the header `Origin` of another site is refused. Nor can they have it replaced: a
 * form of theirs that fills a cart is refused too, because the browser would take the new cookie for the reader's own.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { ReaderAccess } from '@broadsheet/identity-service';
import { ServiceError, readCookie, writeCookie } from '@broadsheet/service-kit/http';
import type { ServiceCall } from '@broadsheet/service-kit/http';
import { salesRefusals } from './salesRefusals.ts';
import type { SalesReader } from './SalesReader.ts';

const NAME = 'anonymous-reader';
/** Seconds for which the cookie is valid: longer than a pending order (48 hours), so that none outlives its cookie. */
export const ANONYMOUS_SECONDS = 7 * 24 * 60 * 60;
const SECRET = /^[\w-]{22}$/;
const SECRET_BYTES = 16;

/** The dependencies of identifying a reader. */
export interface ReaderContext {
  readonly authenticate: (request: Request) => Promise<ReaderAccess | undefined>;
  /** The site's origin and base path, without a trailing slash. */
  readonly siteUrl: string;
  /** The origins whose pages may act with a reader's cookie, the site's own first. */
  readonly trustedOrigins: readonly string[];
}

type AnonymousReader = Extract<SalesReader, { readonly kind: 'anonymous' }>;

const anonymousReader = (secret: string): AnonymousReader => ({
  kind: 'anonymous',
  id: createHash('sha256').update(secret).digest('base64url'),
});

function requireOwnPage({ trustedOrigins }: ReaderContext, call: ServiceCall): void {
  const from = call.req.header('origin');
  if (from !== undefined && !trustedOrigins.includes(from)) throw new ServiceError(salesRefusals.foreignPage);
}

function readSecret(context: ReaderContext, call: ServiceCall): string | undefined {
  const secret = readCookie(call.req.raw, { siteUrl: context.siteUrl, name: NAME });
  if (secret === undefined || !SECRET.test(secret)) return undefined;
  requireOwnPage(context, call);
  return secret;
}

function writeSecret(context: ReaderContext, call: ServiceCall, secret: string): void {
  writeCookie(call, { siteUrl: context.siteUrl, name: NAME, value: secret, maxAge: ANONYMOUS_SECONDS });
}

/** Returns the browser's anonymous reader, also while somebody is signed in; `undefined` without a cookie. */
export function findAnonymous(context: ReaderContext, call: ServiceCall): AnonymousReader | undefined {
  const secret = readSecret(context, call);
  return secret === undefined ? undefined : anonymousReader(secret);
}

/**
 * Resolves with the account that is signed in, otherwise the anonymous reader; `undefined` without a cookie.
 *
 * @throws ServiceError or ServiceError 403 when a page of another site sends the reader's cookie
 */
export async function findReader(
  context: ReaderContext,
  call: ServiceCall,
): Promise<SalesReader | undefined> {
  const access = await context.authenticate(call.req.raw);
  return access === undefined ? findAnonymous(context, call) : { kind: 'reader', uuid: access.accountUuid };
}

/**
 * Resolves with the reader; an anonymous reader gets a cookie, or the same cookie again with a new expiry.
 *
 * @throws ServiceError or ServiceError 403 when a page of another site calls for an anonymous reader
 */
export async function ensureReader(context: ReaderContext, call: ServiceCall): Promise<SalesReader> {
  const access = await context.authenticate(call.req.raw);
  if (access !== undefined) return { kind: 'reader', uuid: access.accountUuid };
  requireOwnPage(context, call);
  const secret = readSecret(context, call) ?? randomBytes(SECRET_BYTES).toString('base64url');
  writeSecret(context, call, secret);
  return anonymousReader(secret);
}

/** Deletes the anonymous reader's cookie in a browser on which somebody has signed in. */
export function forgetAnonymous({ siteUrl }: ReaderContext, call: ServiceCall): void {
  writeCookie(call, { siteUrl, name: NAME, value: '', maxAge: 0 });
}

/** Resolves with the account that is signed in. @throws ServiceError 401 when nobody is signed in */
export async function requireAccount(
  context: ReaderContext,
  call: ServiceCall,
): Promise<{ readonly uuid: string }> {
  const access = await context.authenticate(call.req.raw);
  if (access === undefined) throw new ServiceError(salesRefusals.readerMissing);
  return { uuid: access.accountUuid };
}
