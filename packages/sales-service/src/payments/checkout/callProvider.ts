import { ServiceError, describeFailure } from '@broadsheet/service-kit/http';
import type { PlatformLog } from '@broadsheet/service-kit/http';
import { paymentRefusals } from '../booking/paymentRefusals.ts';

/** Calls a provider on behalf of a reader. @throws ServiceError 503 when it does not answer */
export async function callProvider<Answer>(log: PlatformLog, call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    log.error('A payment provider did not answer.', describeFailure(error));
    throw new ServiceError(paymentRefusals.unreachable);
  }
}
