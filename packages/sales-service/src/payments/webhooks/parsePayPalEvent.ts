import { isRecord, list, object, parseJson, string } from '@broadsheet/client-core';

/** What an event of PayPal says: which payments are concerned. Their state is requested from PayPal. */
export interface PayPalEvent {
  /** The id of the PayPal order to which a reversed capture or a refund belongs. */
  readonly order: string | undefined;
  /** This server's names of payments: the number of an order, or the key of a charge. */
  readonly names: readonly string[];
}

/** The events that this server follows; PayPal sends others to an address that is set up for all. */
const FOLLOWED = /^(?:PAYMENT\.CAPTURE|PAYMENT\.REFUND|CUSTOMER\.DISPUTE)\./;
/** A dispute is about one transaction, rarely about some; whatever sends more is refused before any work. */
const MOST_NAMES = 10;
const LONGEST_NAME = 255;

function listNames(resource: Readonly<Record<string, unknown>>): readonly string[] {
  const disputed = list((transaction) => (isRecord(transaction) ? string(transaction['custom']) : undefined))(
    resource['disputed_transactions'],
  );
  const own = string(resource['custom_id']);
  const names = [...(disputed ?? []), ...(own === undefined ? [] : [own])];
  return [...new Set(names)].filter((name) => name !== '' && name.length <= LONGEST_NAME);
}

export type ParsedPayPalEvent =
  { readonly kind: 'followed'; readonly event: PayPalEvent } | { readonly kind: 'ignored' | 'excessive' };

/**
 * Parses an event. `ignored`: it is no event, is of a kind that this server does not follow, or names no payment.
 * `excessive`: it names more payments than PayPal does.
 */
export function parsePayPalEvent(body: string): ParsedPayPalEvent {
  const parsed = parseJson(body);
  if (!isRecord(parsed) || !FOLLOWED.test(string(parsed['event_type']) ?? '')) return { kind: 'ignored' };
  const resource = object(parsed['resource']) ?? {};
  const related = object((object(resource['supplementary_data']) ?? {})['related_ids']) ?? {};
  const order = string(related['order_id']);
  const names = listNames(resource);
  if (names.length > MOST_NAMES) return { kind: 'excessive' };
  return order === undefined && names.length === 0
    ? { kind: 'ignored' }
    : { kind: 'followed', event: { order, names } };
}
