/**
 * Recognises a browser that returns from a provider, by a cookie with a random value. Apple's page returns with a cross-site
 * POST, so the cookie needs `SameSite=None` and thereby TLS; over plain http, in development, the provider's page is on the
 * site's own origin. The cookie grants nothing by itself.
 *
 * Calls from pages of another origin have no cookie, because clients set no credentials mode; they are recognised by their
 * origin only. Their readers may sign in but not connect a provider to an account, because a stranger's link could otherwise
 * connect the stranger's provider account.
 */
import { createHash, randomBytes } from 'node:crypto';
import { calculatePKCECodeChallenge } from 'oauth4webapi';
import { readCookie, writeCookie } from '@broadsheet/service-kit/http';
import type { ServiceCall } from '@broadsheet/service-kit/http';
import type { IdentityContext } from '../IdentityContext.ts';
import { FLOW_LIFETIME_MS, insertFlow } from './flowStore.ts';
import type { Flow } from './flowStore.ts';

const NAME = 'sign-in-flow';
const SECRET = /^[\w-]{43}$/;
const SECRET_BYTES = 32;
const ORIGIN_MARK = 'origin ';

type BrowserContext = Pick<IdentityContext, 'origin' | 'siteUrl' | 'trustedOrigins'>;

const randomText = (): string => randomBytes(SECRET_BYTES).toString('base64url');
const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

function readSecret(request: Request, siteUrl: string): string | undefined {
  const secret = readCookie(request, { siteUrl, name: NAME }) ?? '';
  return SECRET.test(secret) ? secret : undefined;
}

function getForeignOrigin(request: Request, { origin: own, trustedOrigins }: BrowserContext) {
  const origin = request.headers.get('origin');
  return origin !== null && origin !== own && trustedOrigins.includes(origin) ? origin : undefined;
}

/** Returns whether a flow began on a page of another origin. */
export function isForeign(browser: string): boolean {
  return browser.startsWith(ORIGIN_MARK);
}

/** Returns the hash that identifies the browser of a request; undefined if it has begun no flow. */
export function getFlowBrowser(context: BrowserContext, request: Request): string | undefined {
  const foreign = getForeignOrigin(request, context);
  if (foreign !== undefined) return `${ORIGIN_MARK}${foreign}`;
  const secret = readSecret(request, context.siteUrl);
  return secret === undefined ? undefined : hashSecret(secret);
}

function markBrowser(context: BrowserContext, call: ServiceCall): string {
  const known = getFlowBrowser(context, call.req.raw);
  if (known !== undefined && isForeign(known)) return known;
  const secret = readSecret(call.req.raw, context.siteUrl) ?? randomText();
  const maxAge = FLOW_LIFETIME_MS / 1000;
  writeCookie(call, { siteUrl: context.siteUrl, name: NAME, value: secret, maxAge, sameSite: 'None' });
  return hashSecret(secret);
}

export interface BegunFlow {
  readonly state: string;
  readonly nonce: string;
  /** The PKCE challenge (S256). */
  readonly challenge: string;
}

/** Starts a flow in the caller's browser. */
export async function beginFlow(
  context: BrowserContext & Pick<IdentityContext, 'database' | 'clock'>,
  call: ServiceCall,
  { kind, clientId }: Pick<Flow, 'kind' | 'clientId'>,
): Promise<BegunFlow> {
  const [state, nonce, verifier] = [randomText(), randomText(), randomText()];
  const flow: Flow = { kind, clientId, browser: markBrowser(context, call), nonce, verifier };
  await insertFlow(context.database, state, flow, context.clock.now());
  return { state, nonce, challenge: await calculatePKCECodeChallenge(verifier) };
}
