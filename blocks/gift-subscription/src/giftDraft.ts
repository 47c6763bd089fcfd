/**
 * The recipient of a gift, stored until it is paid, because the service accepts the recipient only for an existing gift. It
 * is stored for two days, as the cart is, and removed as soon as the service has it.
 */
import { isRecord, numeric, parseJson, string } from '@broadsheet/client-core';
import type { SalesContext } from '@broadsheet/sdk-sales';
import { FRESH_MS } from '@broadsheet/sdk-sales/rules';

const ITEM = 'broadsheet_gift';

export interface GiftRecipient {
  readonly name: string;
  readonly email: string;
  readonly note: string;
  /** The day of the mail, such as `2026-12-24`; empty: at once. */
  readonly day: string;
}

export interface GiftDraft extends GiftRecipient {
  readonly priceCode: string;
}

type Needs = Pick<SalesContext, 'storage' | 'clock'>;

export const storeDraft = ({ storage, clock }: Needs, draft: GiftDraft): void =>
  storage.set(ITEM, JSON.stringify({ ...draft, draftedOn: clock.now() }));

export const removeDraft = ({ storage }: Needs): void => storage.remove(ITEM);

/** Returns the stored draft. One that is too old or cannot be read is removed. */
export function readDraft(needs: Needs): GiftDraft | undefined {
  const stored = needs.storage.get(ITEM);
  if (stored === undefined) return undefined;
  const draft = parseJson(stored);
  const draftedOn = isRecord(draft) ? numeric(draft['draftedOn']) : undefined;
  if (!isRecord(draft) || draftedOn === undefined || needs.clock.now() - draftedOn > FRESH_MS) {
    removeDraft(needs);
    return undefined;
  }
  const text = (name: string) => string(draft[name]) ?? '';
  return {
    priceCode: text('priceCode'),
    name: text('name'),
    email: text('email'),
    note: text('note'),
    day: text('day'),
  };
}
