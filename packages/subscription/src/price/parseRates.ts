import { isRecord, readNumeric, readString } from '@broadsheet/client-core';
import { UNITS } from './Rate.ts';
import type { Rate } from './Rate.ts';
import { toMinorUnits } from '@broadsheet/sdk-sales/rules';

function parseRate(value: unknown, currency: string): Rate | undefined {
  if (!isRecord(value)) return undefined;
  const unit = (name: string) => UNITS.find((known) => known === readString(value, name));
  const isEndless = readString(value, 'duration') === 'UntilCancelled';
  const amount = readNumeric(value, 'amount');
  const duration = isEndless ? 'UntilCancelled' : unit('duration');
  const billingFrequency = unit('billingFrequency');
  if (amount === undefined || duration === undefined || billingFrequency === undefined) return undefined;
  return {
    amount: toMinorUnits(amount, currency),
    duration,
    durationCount: readNumeric(value, 'durationCount') ?? 1,
    billingFrequency,
    billingCount: readNumeric(value, 'billingCount') ?? 1,
  };
}

/**
 * Reads the rates of a price as the retail service sends them: amounts are decimals, numbers or texts.
 *
 * @returns none if any of them cannot be read: half a price is worse than no price
 */
export function parseRates(value: unknown, currency: string): readonly Rate[] {
  if (!Array.isArray(value)) return [];
  const rates = value.map((rate: unknown) => parseRate(rate, currency));
  return rates.every((rate) => rate !== undefined) ? rates : [];
}
