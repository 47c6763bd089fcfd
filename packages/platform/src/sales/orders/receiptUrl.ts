/**
 * Where a receipt can be opened. A page that is printed is opened by following a link, which carries no access token; so
 * the link itself is signed, good for a day, and given to nobody but the order's reader.
 */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

const DAY_MS = 24 * 60 * 60_000;

function sign(secret: string, text: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'receipts', 32));
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** What signs receipts, and when. */
export interface ReceiptSigner {
  readonly secret: string;
  readonly now: number;
}

/** A root-relative address of the receipt. */
export function toReceiptUrl({ secret, now }: ReceiptSigner, orderNumber: string): string {
  const expires = now + DAY_MS;
  const signature = sign(secret, `${orderNumber} ${expires}`);
  return `/sales/public/v1/receipt/${orderNumber}?expires=${expires}&signature=${signature}`;
}

/** Whether an address was given out for the order, and is still good. */
export function isReceiptUrl(
  { secret, now }: ReceiptSigner,
  {
    orderNumber,
    expires,
    signature,
  }: { readonly orderNumber: string; readonly expires: string; readonly signature: string },
): boolean {
  const until = Number(expires);
  if (!/^\d{13,16}$/.test(expires) || until <= now) return false;
  const expected = Buffer.from(sign(secret, `${orderNumber} ${until}`));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
