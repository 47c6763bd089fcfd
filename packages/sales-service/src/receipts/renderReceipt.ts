import { createHash } from 'node:crypto';
import { escapeHtml, languageAttributes } from '@broadsheet/service-kit/mail';
import type { MailWords } from '@broadsheet/service-kit/mail';
import type { Order } from '../orders/Order.ts';
import { sumTaxLines } from '../taxes/calculateTax.ts';

const STYLE = `:root{color-scheme:light dark}body{font:1rem/1.5 Georgia,serif;max-inline-size:40rem;margin:2rem auto;padding-inline:1rem}
table{inline-size:100%;border-collapse:collapse}th,td{padding-block:.4rem;text-align:start;border-block-end:1px solid}
th:last-child,td:last-child{text-align:end;font-variant-numeric:tabular-nums}dt{font-weight:bold}dd{margin:0 0 .5rem}
@media print{:root{color-scheme:light}body{margin:0}}`;

/** The content security policy of a receipt, which allows only its own styles. */
export const RECEIPT_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** The site's name and language, and the order's refunds. */
export interface ReceiptSite {
  readonly siteName: string;
  readonly words: MailWords;
  /** The lines of the seller's name, address and tax number. */
  readonly seller: readonly string[];
  /** How the order was paid, such as "Visa •••• 4242"; undefined when nothing was to pay. */
  readonly paidWith: string | undefined;
  /** The money of the order that went back; amounts are minor units, dates milliseconds since 1970. */
  readonly refunds: readonly { readonly amount: number; readonly refundedOn: number }[];
}

function getAddressLines({ contact, billingAddress }: Order, words: MailWords): readonly string[] {
  const name = [contact.firstName, contact.lastName, contact.secondLastName];
  const { line1, line2, postal, locality, region, country } = billingAddress;
  const place = [[postal, locality], [region], [words.country(country)]];
  const lines = [name, [line1], [line2], ...place, [contact.email]];
  return lines
    .map((parts) => parts.filter((part) => part !== undefined && part !== '').join(' '))
    .filter((line) => line !== '');
}

/** Renders the receipt of a paid order as an HTML page to read or to print. */
export function renderReceipt(
  order: Order,
  { siteName, words, seller, paidWith, refunds }: ReceiptSite,
): string {
  const { currency, orderNumber, paidOn, createdOn } = order;
  const phrase = (key: Parameters<MailWords['phrase']>[0]): string => escapeHtml(words.phrase(key, {}));
  const money = (amount: number): string => escapeHtml(words.money({ amount, currency }));
  const rows = order.items.map(
    ({ name, quantity, subtotal }) =>
      `<tr><td>${escapeHtml(name)}</td><td>${quantity}</td><td>${money(subtotal)}</td></tr>`,
  );
  const sum = (label: string, amount: number): string =>
    `<tr><th colspan="2" scope="row">${label}</th><td>${money(amount)}</td></tr>`;
  const taxes = sumTaxLines(order.items.flatMap(({ taxLines }) => taxLines)).map(
    ({ name, ratePpm, amount }) => sum(escapeHtml(`${name} ${words.percent(ratePpm / 1_000_000)}`), amount),
  );
  const back = refunds.map(({ amount, refundedOn }) =>
    sum(`${phrase('receiptPage.refunded')}, ${escapeHtml(words.date(refundedOn))}`, -amount),
  );
  const method =
    paidWith === undefined ? '' : `<dt>${phrase('fact.method')}</dt><dd>${escapeHtml(paidWith)}</dd>\n`;
  const title = phrase('receiptPage.title');
  return `<!doctype html><html ${languageAttributes(words.language)}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${title} ${escapeHtml(orderNumber)} – ${escapeHtml(siteName)}</title><style>${STYLE}</style></head><body><main>
<p>${[`<b>${escapeHtml(siteName)}</b>`, ...seller.map(escapeHtml)].join('<br>')}</p><h1>${title}</h1>
<dl><dt>${phrase('receiptPage.order')}</dt><dd>${escapeHtml(orderNumber)}</dd>
<dt>${phrase('receiptPage.paidOn')}</dt><dd>${escapeHtml(words.date(paidOn ?? createdOn))}</dd>
${method}<dt>${phrase('receiptPage.billedTo')}</dt><dd>${getAddressLines(order, words).map(escapeHtml).join('<br>')}</dd></dl>
<table><thead><tr><th scope="col">${phrase('receiptPage.item')}</th><th scope="col">${phrase('receiptPage.quantity')}</th>
<th scope="col">${phrase('receiptPage.amount')}</th></tr></thead><tbody>${rows.join('')}</tbody>
<tfoot>${taxes.join('')}${sum(phrase('receiptPage.total'), order.total)}${back.join('')}</tfoot></table></main></body></html>`;
}
