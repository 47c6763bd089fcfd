import type { receiptPhrases } from './receiptPhrases.ts';
import { reversalLocales } from './reversalLocales.ts';

type Translation = Readonly<Record<keyof typeof receiptPhrases, string>>;

const sv: Translation = {
  ...reversalLocales.sv,
  'receiptPage.title': 'Kvitto',
  'receiptPage.order': 'Beställning',
  'receiptPage.paidOn': 'Betald den',
  'receiptPage.billedTo': 'Faktureras till',
  'receiptPage.item': 'Artikel',
  'receiptPage.quantity': 'Antal',
  'receiptPage.amount': 'Belopp utan skatt',
  'receiptPage.refunded': 'Återbetalt',
  'receiptPage.total': 'Totalt',
};

const fr: Translation = {
  ...reversalLocales.fr,
  'receiptPage.title': 'Reçu',
  'receiptPage.order': 'Commande',
  'receiptPage.paidOn': 'Payé le',
  'receiptPage.billedTo': 'Facturé à',
  'receiptPage.item': 'Article',
  'receiptPage.quantity': 'Quantité',
  'receiptPage.amount': 'Montant hors taxes',
  'receiptPage.refunded': 'Remboursé',
  'receiptPage.total': 'Total',
};

const no: Translation = {
  ...reversalLocales.no,
  'receiptPage.title': 'Kvittering',
  'receiptPage.order': 'Bestilling',
  'receiptPage.paidOn': 'Betalt',
  'receiptPage.billedTo': 'Fakturert til',
  'receiptPage.item': 'Vare',
  'receiptPage.quantity': 'Antall',
  'receiptPage.amount': 'Beløp uten avgift',
  'receiptPage.refunded': 'Tilbakebetalt',
  'receiptPage.total': 'Totalt',
};

const de: Translation = {
  ...reversalLocales.de,
  'receiptPage.title': 'Beleg',
  'receiptPage.order': 'Bestellung',
  'receiptPage.paidOn': 'Bezahlt am',
  'receiptPage.billedTo': 'Rechnungsadresse',
  'receiptPage.item': 'Artikel',
  'receiptPage.quantity': 'Anzahl',
  'receiptPage.amount': 'Betrag ohne Steuer',
  'receiptPage.refunded': 'Zurückgezahlt',
  'receiptPage.total': 'Gesamt',
};

const es: Translation = {
  ...reversalLocales.es,
  'receiptPage.title': 'Recibo',
  'receiptPage.order': 'Pedido',
  'receiptPage.paidOn': 'Pagado el',
  'receiptPage.billedTo': 'Facturado a',
  'receiptPage.item': 'Artículo',
  'receiptPage.quantity': 'Cantidad',
  'receiptPage.amount': 'Importe sin impuestos',
  'receiptPage.refunded': 'Devuelto',
  'receiptPage.total': 'Total',
};

const ja: Translation = {
  ...reversalLocales.ja,
  'receiptPage.title': '領収書',
  'receiptPage.order': 'ご注文',
  'receiptPage.paidOn': 'お支払い日',
  'receiptPage.billedTo': '請求先',
  'receiptPage.item': '品目',
  'receiptPage.quantity': '数量',
  'receiptPage.amount': '税抜金額',
  'receiptPage.refunded': '返金',
  'receiptPage.total': '合計',
};

const ko: Translation = {
  ...reversalLocales.ko,
  'receiptPage.title': '영수증',
  'receiptPage.order': '주문',
  'receiptPage.paidOn': '결제일',
  'receiptPage.billedTo': '청구 대상',
  'receiptPage.item': '항목',
  'receiptPage.quantity': '수량',
  'receiptPage.amount': '세금 제외 금액',
  'receiptPage.refunded': '환불',
  'receiptPage.total': '합계',
};

const pt: Translation = {
  ...reversalLocales.pt,
  'receiptPage.title': 'Recibo',
  'receiptPage.order': 'Encomenda',
  'receiptPage.paidOn': 'Pago a',
  'receiptPage.billedTo': 'Faturado a',
  'receiptPage.item': 'Artigo',
  'receiptPage.quantity': 'Quantidade',
  'receiptPage.amount': 'Valor sem imposto',
  'receiptPage.refunded': 'Devolvido',
  'receiptPage.total': 'Total',
};

/** The translations of `receiptPhrases` into every language except English. */
export const receiptLocales = { sv, fr, no, de, es, ja, ko, pt };
