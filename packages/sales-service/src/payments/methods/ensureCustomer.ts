import { createHash } from 'node:crypto';
import { textColumn } from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';
import { toReaderKey } from '../../http/SalesReader.ts';
import type { SalesReader } from '../../http/SalesReader.ts';
import type { PaymentProvider } from '../providers/PaymentProvider.ts';

/**
 * Resolves with a reader's customer id at a provider, which is created at the first payment; `undefined` when the provider
 * has no customers. The provider gets no data about the reader.
 */
export async function ensureCustomer(
  queries: Queries,
  provider: PaymentProvider,
  { site, owner }: { readonly site: string; readonly owner: SalesReader },
): Promise<string | undefined> {
  const key = toReaderKey(owner);
  const find = async (): Promise<string | undefined> => {
    const [row] = await queries.query(
      'select customer from payment_customers where site = $1 and owner = $2 and provider = $3',
      [site, key, provider.name],
    );
    return row && textColumn(row, 'customer');
  };
  const known = await find();
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(`${site} ${key}`).digest('hex');
  const customer = await provider.createCustomer(`customer-${hash}`);
  if (customer === undefined) return undefined;
  await queries.query(
    `insert into payment_customers (site, owner, provider, customer) values ($1, $2, $3, $4) on conflict do nothing`,
    [site, key, provider.name, customer],
  );
  return find();
}
