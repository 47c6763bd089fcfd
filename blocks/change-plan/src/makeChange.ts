/** Makes a change of plan, and lets the reader answer the bank when it asks for authentication. */
import type { Host } from '@broadsheet/block-kit';
import { isApiError } from '@broadsheet/client-core';
import type { SalesContext } from '@broadsheet/sdk-sales';
import { finalizeSubscriptionChange, getChangeChallenge } from '@broadsheet/sdk-sales/operations';
import { removeOpenChange, storeOpenChange } from './openChange.ts';
import type { OpenChange } from './openChange.ts';

/** The error code of the service while the bank waits for the reader's authentication. */
export const BANK_ASKS = '400036';

export interface ChangeMaker {
  readonly sales: SalesContext;
  readonly host: Pick<Host, 'site' | 'locale' | 'environment'>;
}

const isAsking = (error: unknown): boolean => isApiError(error) && error.code === BANK_ASKS;

/** Sends the change, and removes the stored copy unless the change may still succeed. */
async function finalize({ sales, host }: ChangeMaker, sessionId: string): Promise<void> {
  try {
    await finalizeSubscriptionChange(sales, sessionId);
    removeOpenChange(host.environment);
  } catch (error) {
    if (isApiError(error) && error.httpStatus < 500 && !isAsking(error)) removeOpenChange(host.environment);
    throw error;
  }
}

async function confirmWithReader({ sales, host }: ChangeMaker, sessionId: string): Promise<void> {
  const { parameter1: clientSecret, parameter2: key } = await getChangeChallenge(sales, sessionId);
  if (!clientSecret || !key)
    throw new Error('The sales service has a question of the bank without its secret.');
  const { answerBank } = await import('@broadsheet/sales-ui/card');
  const origin = host.site.vendorOrigins?.['stripe'];
  await answerBank({ clientSecret, key, origin, locale: host.locale });
}

/**
 * Sends the change; when the bank asks for authentication, lets the reader answer and sends it again. The answer itself is
 * not sent: the service asks the payment provider for it.
 *
 * @throws SalesError, ApiError, NetworkError when the change is not made; with the code 400036 the bank still waits
 */
export async function makeChange(maker: ChangeMaker, change: OpenChange): Promise<void> {
  const { sessionId } = change.preview;
  try {
    await finalize(maker, sessionId);
  } catch (error) {
    if (!isAsking(error)) throw error;
    storeOpenChange(maker.host.environment, change);
    await confirmWithReader(maker, sessionId);
    await finalize(maker, sessionId);
  }
}
