import type { Environment } from '@broadsheet/block-kit';

const KEY = 'broadsheet.chosenPlan';

/**
 * Returns the code of the price that the reader has chosen on another page of this site, such as the wall of a locked story,
 * and removes it. A plan that only the address names is none: a link from elsewhere must not empty a reader's cart.
 */
export function consumeChosenPlan(environment: Environment): string | undefined {
  const priceCode = environment.readSessionItem(KEY);
  environment.writeSessionItem(KEY, undefined);
  return priceCode ?? undefined;
}
