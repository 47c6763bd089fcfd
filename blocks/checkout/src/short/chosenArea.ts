/** Keeps the country that a buyer has chosen while they log in, which may lead over a page of a provider. */
import type { Environment } from '@broadsheet/block-kit';
import { readAddress } from '@broadsheet/sales-ui';
import type { Address } from '@broadsheet/sales-ui';

/** Session item that holds the country's code. */
const KEY = 'checkout-country';

export function keepChosenArea(
  { writeSessionItem }: Environment,
  { country }: Pick<Address, 'country'>,
): void {
  writeSessionItem(KEY, country === '' ? undefined : country);
}

/** Returns an address with the chosen country alone; `undefined` when none was chosen in this tab. */
export function readChosenArea({ readSessionItem }: Environment): Address | undefined {
  const country = readSessionItem(KEY) ?? '';
  return /^[A-Z]{2}$/.test(country) ? readAddress({ country }) : undefined;
}

export const forgetChosenArea = ({ writeSessionItem }: Environment): void => writeSessionItem(KEY, undefined);
