import type { SalesCall } from '../http/SalesEnv.ts';
import type { SalesContext } from '../SalesContext.ts';

export interface Redeeming<Result> {
  readonly call: SalesCall;
  /** Of the account that redeems. */
  readonly uuid: string;
  readonly redeem: () => Promise<Result>;
}

/**
 * Redeems under the limit on codes that are none: what succeeds is not counted, so that neither a class of students nor
 * somebody who asks twice is kept out.
 *
 * @throws IdentityError 429
 */
export async function spendOnCode<Result>(
  { limits }: Pick<SalesContext, 'limits'>,
  { call, uuid, redeem }: Redeeming<Result>,
): Promise<Result> {
  const attempt = { address: call.env.clientAddress, account: uuid };
  await limits.spend('redeem', attempt);
  const result = await redeem();
  await limits.forgive('redeem', attempt);
  return result;
}
