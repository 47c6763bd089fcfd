import type { Environment } from '@broadsheet/block-kit';
import { redirectOrHome } from './redirectOrHome.ts';
import { readStoredRedirect, storeRedirect } from './storedRedirect.ts';
import { urlQuery } from '../url/urlQuery.ts';

const PAYMENT = 'paymentMethodID';

function withPaymentMethod(path: string, id: string | null): string {
  if (id === null) return path;
  const [beforeHash = '', hash] = path.split('#');
  const pair = new URLSearchParams({ [PAYMENT]: id });
  const joined = `${beforeHash}${beforeHash.includes('?') ? '&' : '?'}${pair}`;
  return hash === undefined ? joined : `${joined}#${hash}`;
}

/** Finds the target that the URL asks for: its `redirect`, checked, with its `paymentMethodID`. */
function getUrlTarget(environment: Environment): string | undefined {
  const query = urlQuery(environment.address());
  const wanted = redirectOrHome(query.get('redirect') ?? undefined, environment);
  return wanted === undefined ? undefined : withPaymentMethod(wanted, query.get(PAYMENT));
}

/** The option of a sign-in that leaves the page. */
export interface LeavingOptions {
  /** Whether the reader comes back to this page, and not to the target that its URL names. Default: false. */
  readonly staysHere?: boolean;
}

export interface ReturnTargetOptions {
  /** Whether what is stored may be the target; it may unless told. */
  readonly followsStored?: boolean;
}

/**
 * Finds where a reader goes after signing in: the `redirect` of the URL, with its `paymentMethodID`; else what is
 * stored; else the fallback. Each is checked.
 */
export function getReturnTarget(
  environment: Environment,
  fallback: string,
  { followsStored = true }: ReturnTargetOptions = {},
): string {
  const wanted = getUrlTarget(environment);
  if (wanted !== undefined) return wanted;
  const stored = followsStored ? readStoredRedirect(environment) : undefined;
  return redirectOrHome(stored, environment) ?? redirectOrHome(fallback, environment) ?? '/';
}

/**
 * Stores the target that the URL asks for, with its `paymentMethodID`, for the pages on the way that do not have it in
 * theirs: the sign-up, and the one that a provider brings its reader back to.
 */
export function rememberTarget(environment: Environment): void {
  if (!urlQuery(environment.address()).has('redirect')) return;
  storeRedirect(environment, getUrlTarget(environment));
}

/**
 * Stores where a reader goes who leaves for a provider: the target that the URL names, or this page, because it goes on with
 * what the reader has begun on it.
 *
 * @returns stores again what was stored before; for an attempt that fails
 */
export function rememberLeaving(environment: Environment, { staysHere = false }: LeavingOptions): () => void {
  const before = readStoredRedirect(environment);
  if (staysHere) storeRedirect(environment, environment.address().replace(/#.*$/, ''));
  else rememberTarget(environment);
  return () => storeRedirect(environment, before);
}

/** Removes what is stored, because whoever left for a provider has come back without it: by another way, or in another tab. */
export const forgetRedirect = (environment: Environment): void => storeRedirect(environment, undefined);
