import type { ServiceCall } from '@broadsheet/service-kit/http';
import type { SalesContext } from '../SalesContext.ts';

export interface Redeeming<Result> {
  readonly call: ServiceCall;
  /** The id of the account that redeems. */
  readonly uuid: string;
  readonly redeem: () => Promise<Result>;
}

/**
 * Redeems a code under the limit on failed attempts. A success is not counted, so that neither a class of students at one
 * network address nor a reader who repeats the call is locked out.
 *
 * @throws ServiceError 429 after too many failures
 */
export async function countCodeAttempt<Result>(
  { limits }: Pick<SalesContext, 'limits'>,
  { call, uuid, redeem }: Redeeming<Result>,
): Promise<Result> {
  const attempt = { address: call.env.clientAddress, account: uuid };
  await limits.consume('redeem', attempt);
  const result = await redeem();
  await limits.forgive('redeem', attempt);
  return result;
}
