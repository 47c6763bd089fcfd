/**
 * A change of plan that the bank asks about, stored in the tab so that it survives a reload: what the reader saw and has
 * agreed to. It is removed when the change is made or refused, or when the reader looks at another plan.
 */
import type { Environment } from '@broadsheet/block-kit';
import { isRecord, number, object, parseJson, string } from '@broadsheet/client-core';
import type { PreviewedChange } from './PreviewedChange.ts';

const ITEM = 'broadsheet_plan_change';

export interface OpenChange {
  readonly subscriptionID: number;
  readonly priceCode: string;
  readonly preview: PreviewedChange;
}

export const storeOpenChange = (environment: Environment, change: OpenChange): void =>
  environment.writeSessionItem(ITEM, JSON.stringify(change));

export const removeOpenChange = (environment: Environment): void =>
  environment.writeSessionItem(ITEM, undefined);

function readPreview(preview: Readonly<Record<string, unknown>>): PreviewedChange | undefined {
  const sessionId = string(preview['sessionId']);
  const [charge, price] = [number(preview['charge']), number(preview['price'])];
  if (sessionId === undefined || charge === undefined || price === undefined) return undefined;
  return {
    sessionId,
    moment: string(preview['moment']) === 'end' ? 'end' : 'now',
    charge,
    refund: number(preview['refund']) ?? 0,
    unused: number(preview['unused']),
    firstCycle: number(preview['firstCycle']) ?? 1,
    price,
    nextCharge: number(preview['nextCharge']),
    nextChargeAt: number(preview['nextChargeAt']),
    termEndsAt: number(preview['termEndsAt']),
  };
}

/** Reads the stored change; `undefined` when there is none, or it is about another subscription. */
export function readOpenChange(environment: Environment, subscriptionID: number): OpenChange | undefined {
  const stored = parseJson(environment.readSessionItem(ITEM) ?? '');
  if (!isRecord(stored) || number(stored['subscriptionID']) !== subscriptionID) return undefined;
  const preview = readPreview(object(stored['preview']) ?? {});
  return preview && { subscriptionID, priceCode: string(stored['priceCode']) ?? '', preview };
}
