import { createHash } from 'node:crypto';
import { toWrittenEmail } from '@broadsheet/service-kit/http';
import { escapeHtml, languageAttributes } from '@broadsheet/service-kit/mail';
import type { MailWords } from '@broadsheet/service-kit/mail';
import { toPlanName } from '../catalogue/toPlanName.ts';
import type { Order } from '../orders/Order.ts';
import { writeTax } from '../mail/writeTax.ts';
import { sumTaxLines } from '../taxes/calculateTax.ts';

/** The design of the mails: a sheet with the newspaper's name, a double rule, and lists with fine lines. */
const STYLE = `:root{color-scheme:light dark;--ground:#f4f2ea;--sheet:#fffffb;--ink:#17171d;--soft:#5b5b63;--line:#d9d6cb}
body{margin:0;background:var(--ground);color:var(--ink);font:1rem/1.6 -apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif}
main{box-sizing:border-box;max-inline-size:600px;min-block-size:100vh;margin:0 auto;padding:28px 24px 32px;background:var(--sheet)}
.masthead{margin:0 0 24px;padding:0 0 14px;border-block-end:3px double;font:700 22px/1.2 Georgia,serif;text-align:center}
h1{margin:0 0 16px;font:700 24px/1.25 Georgia,serif}
dl{display:grid;grid-template-columns:36% 1fr;margin:0 0 24px;border-block-end:1px solid var(--line)}
dt,dd{margin:0;padding:9px 0;border-block-start:1px solid var(--line);font-size:15px;line-height:1.5;overflow-wrap:anywhere}
dd{padding-inline-start:12px}dt,thead th,.foot{color:var(--soft);font-size:14px;font-weight:400}
table{inline-size:100%;border-collapse:collapse;font-size:15px}th,td{padding:9px 0;text-align:start;border-block-end:1px solid var(--line)}
th+th,th+td,td+td{padding-inline-start:12px}th:last-child,td:last-child{text-align:end;font-variant-numeric:tabular-nums}
.total>*{font-weight:700}.foot{margin:28px 0 0;font-size:13px;line-height:1.5}
@media (prefers-color-scheme:dark){:root{--ground:#17171d;--sheet:#17171d;--ink:#f4f2ea;--soft:#b9b7b0;--line:#45454f}}
@media print{:root{color-scheme:light;--ground:#fff;--sheet:#fff;--ink:#000;--soft:#333;--line:#999}main{padding:0;min-block-size:0}}`;

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
  const place = [[postal, locality], [region === locality ? undefined : region], [words.country(country)]];
  const lines = [name, [line1], [line2], ...place, [toWrittenEmail(contact.email ?? '')]];
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
    ({ name, price, quantity, subtotal }) =>
      `<tr><td>${escapeHtml(toPlanName(name, price))}</td><td>${quantity}</td><td>${money(subtotal)}</td></tr>`,
  );
  const sum = (label: string, amount: number, rank = ''): string =>
    `<tr${rank}><th colspan="2" scope="row">${label}</th><td>${money(amount)}</td></tr>`;
  const taxes = sumTaxLines(order.items.flatMap(({ taxLines }) => taxLines)).map(({ amount, ...tax }) =>
    sum(escapeHtml(writeTax(tax, words)), amount),
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
<p class="masthead">${escapeHtml(siteName)}</p><h1>${title}</h1>
<dl><dt>${phrase('receiptPage.order')}</dt><dd>${escapeHtml(orderNumber)}</dd>
<dt>${phrase('receiptPage.paidOn')}</dt><dd>${escapeHtml(words.date(paidOn ?? createdOn))}</dd>
${method}<dt>${phrase('receiptPage.billedTo')}</dt><dd>${getAddressLines(order, words).map(escapeHtml).join('<br>')}</dd></dl>
<table><thead><tr><th scope="col">${phrase('receiptPage.item')}</th><th scope="col">${phrase('receiptPage.quantity')}</th>
<th scope="col">${phrase('receiptPage.amount')}</th></tr></thead><tbody>${rows.join('')}</tbody>
<tfoot>${taxes.join('')}${sum(phrase('receiptPage.total'), order.total, ' class="total"')}${back.join('')}</tfoot></table>
<p class="foot">${[`– ${siteName}`, ...seller].map(escapeHtml).join('<br>')}</p></main></body></html>`;
}
