import type { Environment } from '@broadsheet/block-kit';
import { urlQuery } from '../url/urlQuery.ts';
import { getUrlTarget } from './getReturnTarget.ts';
import { storeRedirect } from './storedRedirect.ts';

/**
 * Stores the target that the URL asks for, with its `paymentMethodID`, before the reader leaves for a provider: the
 * provider brings them back to the URL that it knows, which has neither.
 */
export function rememberTarget(environment: Environment): void {
  if (!urlQuery(environment.address()).has('redirect')) return;
  storeRedirect(environment, getUrlTarget(environment));
}
