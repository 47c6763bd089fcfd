import { isRecord, numeric, string } from '@broadsheet/client-core';
import { UNITS } from './Rate.ts';
import type { Rate } from './Rate.ts';
import { toMinorUnits } from '@broadsheet/sdk-sales/rules';

function parseRate(value: unknown, currency: string): Rate | undefined {
  if (!isRecord(value)) return undefined;
  const unit = (name: string) => UNITS.find((known) => known === string(value[name]));
  const isEndless = string(value['duration']) === 'UntilCancelled';
  const amount = numeric(value['amount']);
  const duration = isEndless ? 'UntilCancelled' : unit('duration');
  const billingFrequency = unit('billingFrequency');
  if (amount === undefined || duration === undefined || billingFrequency === undefined) return undefined;
  return {
    amount: toMinorUnits(amount, currency),
    duration,
    durationCount: numeric(value['durationCount']) ?? 1,
    billingFrequency,
    billingCount: numeric(value['billingCount']) ?? 1,
  };
}

/**
 * Parses the rates of a price from the retail service, whose amounts are decimals, as numbers or texts.
 *
 * @returns no rates if any of them cannot be read, because a partial price is worse than none
 */
export function parseRates(value: unknown, currency: string): readonly Rate[] {
  if (!Array.isArray(value)) return [];
  const rates = value.map((rate: unknown) => parseRate(rate, currency));
  return rates.every((rate) => rate !== undefined) ? rates : [];
}
