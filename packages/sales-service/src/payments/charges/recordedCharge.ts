/**
 * The record of a charge of a saved method: the method with which it was first tried. A provider that did not answer may
 * have charged, so a retry must use the same method: with another card it would be a second charge.
 */
import {
  optionalTextColumn,
  textColumn,
  momentColumn,
  inMilliseconds,
  momentParameter,
} from '@broadsheet/service-kit/database';
import type { Queries, SqlRow } from '@broadsheet/service-kit/database';
import { listMethods, toProviderName } from '../methods/methodStore.ts';
import type { SavedMethodCharge } from '../Payments.ts';
import type { PaymentsContext } from '../PaymentsContext.ts';
import type { PaymentProvider, ProviderName, SavedCharge } from '../providers/PaymentProvider.ts';

export interface RecordedCharge extends Pick<SavedCharge, 'method' | 'firstTriedAt'> {
  readonly provider: PaymentProvider;
  /** The provider's reference of the challenged or booked payment; undefined before. */
  readonly reference: string | undefined;
}

async function findRow(queries: Queries, idempotencyKey: string): Promise<SqlRow | undefined> {
  const [row] = await queries.query(
    `select provider, customer, token, reference, ${inMilliseconds('created_at')} as created_at
      from payment_charges where idempotency_key = $1`,
    [idempotencyKey],
  );
  return row;
}

/** Finds the provider and the token of a charge; `undefined` when it was never started. */
export async function findChargedMethod(
  queries: Queries,
  idempotencyKey: string,
): Promise<{ readonly provider: ProviderName; readonly token: string } | undefined> {
  const row = await findRow(queries, idempotencyKey);
  return row && { provider: toProviderName(row), token: textColumn(row, 'token') };
}

/** Finds a recorded charge; `undefined` when it was never started, or its provider is no longer set up. */
export async function findRecordedCharge(
  { database, providers }: Pick<PaymentsContext, 'database' | 'providers'>,
  idempotencyKey: string,
): Promise<RecordedCharge | undefined> {
  const row = await findRow(database, idempotencyKey);
  const name = row && toProviderName(row);
  const provider = [...providers.values()].find((each) => each.name === name);
  if (row === undefined || provider === undefined) return undefined;
  return {
    provider,
    method: { customer: optionalTextColumn(row, 'customer'), token: textColumn(row, 'token') },
    reference: optionalTextColumn(row, 'reference'),
    firstTriedAt: momentColumn(row, 'created_at'),
  };
}

/**
 * Records a charge before it is made; a charge recorded before keeps its method.
 *
 * @returns undefined when no method is saved, or the charge's provider is no longer set up
 */
export async function recordCharge(
  context: PaymentsContext,
  { savedWith, idempotencyKey }: SavedMethodCharge,
): Promise<RecordedCharge | undefined> {
  const { database, clock } = context;
  const method = (await listMethods(database, [savedWith])).get(savedWith);
  if (method === undefined) return undefined;
  const made = await database.query(
    `insert into payment_charges (idempotency_key, provider, customer, token, created_at)
      values ($1, $2, $3, $4, ${momentParameter(5)}) on conflict do nothing returning idempotency_key`,
    [idempotencyKey, method.provider, method.customer ?? null, method.token, clock.now()],
  );
  const recorded = await findRecordedCharge(context, idempotencyKey);
  return recorded && { ...recorded, firstTriedAt: made.length > 0 ? undefined : recorded.firstTriedAt };
}

/** Finds the provider's reference of the payment that a charge has made. */
export async function findChargeReference(
  queries: Queries,
  idempotencyKey: string,
): Promise<string | undefined> {
  const row = await findRow(queries, idempotencyKey);
  return row && optionalTextColumn(row, 'reference');
}

/** Stores the provider's reference of a charge's payment, once it is challenged or booked. */
export async function recordReference(
  queries: Queries,
  idempotencyKey: string,
  { reference }: { readonly reference: string },
): Promise<void> {
  await queries.query('update payment_charges set reference = $2 where idempotency_key = $1', [
    idempotencyKey,
    reference,
  ]);
}
