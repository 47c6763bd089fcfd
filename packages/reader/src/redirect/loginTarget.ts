import type { Environment } from '@broadsheet/block-kit';
import { checkRedirect } from './checkRedirect.ts';
import { readStoredRedirect } from './storedRedirect.ts';
import { addressQuery } from './addressQuery.ts';

const PAYMENT = 'paymentMethodID';

function withPaymentMethod(path: string, id: string | null): string {
  if (id === null) return path;
  const [beforeHash = '', hash] = path.split('#');
  const pair = new URLSearchParams({ [PAYMENT]: id });
  const joined = `${beforeHash}${beforeHash.includes('?') ? '&' : '?'}${pair}`;
  return hash === undefined ? joined : `${joined}#${hash}`;
}

export interface LoginTargetOptions {
  /** Whether what is stored may be the target; it may unless told. */
  readonly followsStored?: boolean;
}

/**
 * Where a reader goes after signing in: the `redirect` of the address, with its `paymentMethodID`; else what is stored;
 * else the fallback (spec identity §2). Each is checked.
 */
export function loginTarget(
  environment: Environment,
  fallback: string,
  { followsStored = true }: LoginTargetOptions = {},
): string {
  const query = addressQuery(environment.address());
  const wanted = checkRedirect(query.get('redirect') ?? undefined, environment);
  if (wanted !== undefined) return withPaymentMethod(wanted, query.get(PAYMENT));
  const stored = followsStored ? readStoredRedirect(environment) : undefined;
  return checkRedirect(stored, environment) ?? checkRedirect(fallback, environment) ?? '/';
}
