/**
 * Creates and checks the URLs of receipts. A receipt is opened by a link, and a link sends no access token; so the URL
 * itself is signed, expires after a day, and is sent only to the order's reader.
 */
import { DAY_MS } from '@broadsheet/client-core';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keyring } from '@broadsheet/service-kit/keys';

const PURPOSE = 'receipts';

function sign(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** The keys that sign receipt URLs, and the current moment in milliseconds since 1970. */
export interface ReceiptSigner {
  readonly keys: Keyring;
  readonly now: number;
}

/** Returns a signed, root-relative URL of the receipt. */
export function toReceiptUrl({ keys, now }: ReceiptSigner, orderNumber: string): string {
  const expires = now + DAY_MS;
  const signature = sign(keys.derive(PURPOSE), `${orderNumber} ${expires}`);
  return `/sales/public/v1/receipt/${orderNumber}?expires=${expires}&signature=${signature}`;
}

/** Returns whether a receipt URL was signed for the order and has not expired. */
export function isReceiptUrl(
  { keys, now }: ReceiptSigner,
  {
    orderNumber,
    expires,
    signature,
  }: { readonly orderNumber: string; readonly expires: string; readonly signature: string },
): boolean {
  const until = Number(expires);
  if (!/^\d{13,16}$/.test(expires) || until <= now) return false;
  const given = Buffer.from(signature);
  return keys.deriveAll(PURPOSE).some((key) => {
    const expected = Buffer.from(sign(key, `${orderNumber} ${until}`));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
