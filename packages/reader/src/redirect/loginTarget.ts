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

/**
 * Where a reader goes after signing in: the `redirect` of the address, with its `paymentMethodID`; else what is stored;
 * else the fallback (spec identity §2). Each is checked.
 */
export function loginTarget(environment: Environment, fallback: string): string {
  const query = addressQuery(environment.address());
  const wanted = checkRedirect(query.get('redirect') ?? undefined, environment);
  if (wanted !== undefined) return withPaymentMethod(wanted, query.get(PAYMENT));
  return (
    checkRedirect(readStoredRedirect(environment), environment) ?? checkRedirect(fallback, environment) ?? '/'
  );
}
