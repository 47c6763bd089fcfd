/**
 * What a charge of a saved method was first tried with. A provider that did not answer may have made it, so the next try
 * must be the same charge: with another card it would be a second one.
 */
import { optionalTextColumn, textColumn } from '../../../database/columns.ts';
import type { Queries, SqlRow } from '../../../database/Database.ts';
import { momentParameter } from '../../../identity/store/moments.ts';
import { listMethods, toProviderName } from '../methods/methodStore.ts';
import type { SavedMethodCharge } from '../Payments.ts';
import type { PaymentsContext } from '../PaymentsContext.ts';
import type { PaymentProvider, ProviderName, SavedCharge } from '../providers/PaymentProvider.ts';

export interface NotedCharge extends Pick<SavedCharge, 'method' | 'isRepeated'> {
  readonly provider: PaymentProvider;
  /** The payment whose bank asks the reader, or that is booked; undefined before. */
  readonly reference: string | undefined;
}

async function findRow(queries: Queries, idempotencyKey: string): Promise<SqlRow | undefined> {
  const [row] = await queries.query(
    'select provider, customer, token, reference from payment_charges where idempotency_key = $1',
    [idempotencyKey],
  );
  return row;
}

/** Who was asked to make a charge; undefined when it was never begun. */
export async function findChargedProvider(
  queries: Queries,
  idempotencyKey: string,
): Promise<ProviderName | undefined> {
  const row = await findRow(queries, idempotencyKey);
  return row && toProviderName(row);
}

/** @returns undefined when the charge was never begun, or its provider is not set up any more */
export async function findNotedCharge(
  { database, providers }: Pick<PaymentsContext, 'database' | 'providers'>,
  idempotencyKey: string,
): Promise<Omit<NotedCharge, 'isRepeated'> | undefined> {
  const row = await findRow(database, idempotencyKey);
  const name = row && toProviderName(row);
  const provider = [...providers.values()].find((each) => each.name === name);
  if (row === undefined || provider === undefined) return undefined;
  return {
    provider,
    method: { customer: optionalTextColumn(row, 'customer'), token: textColumn(row, 'token') },
    reference: optionalTextColumn(row, 'reference'),
  };
}

/** Notes a charge before it is made. @returns undefined when no method was saved that could be charged */
export async function noteCharge(
  context: PaymentsContext,
  { savedWith, idempotencyKey }: SavedMethodCharge,
): Promise<NotedCharge | undefined> {
  const { database, clock } = context;
  const method = (await listMethods(database, [savedWith])).get(savedWith);
  if (method === undefined) return undefined;
  const made = await database.query(
    `insert into payment_charges (idempotency_key, provider, customer, token, created_at)
      values ($1, $2, $3, $4, ${momentParameter(5)}) on conflict do nothing returning idempotency_key`,
    [idempotencyKey, method.provider, method.customer ?? null, method.token, clock.now()],
  );
  const noted = await findNotedCharge(context, idempotencyKey);
  return noted && { ...noted, isRepeated: made.length === 0 };
}

/** The payment that a charge became, by its provider's name for it. */
export async function findChargeReference(
  queries: Queries,
  idempotencyKey: string,
): Promise<string | undefined> {
  const row = await findRow(queries, idempotencyKey);
  return row && optionalTextColumn(row, 'reference');
}

/** Notes the payment that a charge became: one whose bank asks the reader, or one that was made. */
export async function noteReference(
  queries: Queries,
  idempotencyKey: string,
  { reference }: { readonly reference: string },
): Promise<void> {
  await queries.query('update payment_charges set reference = $2 where idempotency_key = $1', [
    idempotencyKey,
    reference,
  ]);
}
