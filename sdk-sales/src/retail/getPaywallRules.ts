import { readPaywallRule } from '../answers/PaywallRule.ts';
import type { PaywallRule } from '../answers/PaywallRule.ts';
import type { CallOptions } from '../context/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { paywallRulesCall } from '../contract/paywallRulesCall.ts';
import { list } from '@broadsheet/client-core';
import { sendRetailCall } from './sendRetailCall.ts';

/**
 * Fetches the paywall rules, in the order in which they are evaluated.
 *
 * @throws SalesError `retail_origin_missing`
 * @throws ApiError, NetworkError
 */
export const getPaywallRules = (
  context: SalesContext,
  { signal }: CallOptions = {},
): Promise<readonly PaywallRule[]> =>
  sendRetailCall(context, paywallRulesCall, { signal, read: list(readPaywallRule) });
