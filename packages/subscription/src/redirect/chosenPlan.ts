/**
 * The plan that a reader has chosen on a page of this site, such as the wall of a locked story, on the way to the offer page.
 * The offer page goes on with it at once. A plan that only the address names is shown instead: a link from elsewhere must not
 * empty a reader's cart.
 */
import type { Environment } from '@broadsheet/block-kit';

const KEY = 'broadsheet.chosenPlan';

/** Stores the code of the chosen price for the next page of this tab. */
export const storeChosenPlan = (environment: Environment, priceCode: string): void =>
  environment.writeSessionItem(KEY, priceCode);

/** Returns the code of the chosen price, and removes it. */
export function takeChosenPlan(environment: Environment): string | undefined {
  const priceCode = environment.readSessionItem(KEY);
  environment.writeSessionItem(KEY, undefined);
  return priceCode ?? undefined;
}
