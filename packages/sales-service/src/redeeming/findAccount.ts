import { optionalTextColumn, booleanColumn } from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';

/** The members of an account that redeeming needs. */
export interface RedeemingAccount {
  readonly email: string | undefined;
  readonly emailVerified: boolean;
}

/** Finds the email address of an account, and whether it is verified. */
export async function findAccount(queries: Queries, uuid: string): Promise<RedeemingAccount | undefined> {
  const [row] = await queries.query('select email, email_verified from accounts where uuid = $1', [uuid]);
  return row === undefined
    ? undefined
    : { email: optionalTextColumn(row, 'email'), emailVerified: booleanColumn(row, 'email_verified') };
}

/** Resolves with the contact of a subscription that an account redeems; empty without an email address. */
export async function contactFor(queries: Queries, uuid: string): Promise<{ readonly email?: string }> {
  const email = (await findAccount(queries, uuid))?.email;
  return email === undefined ? {} : { email };
}
