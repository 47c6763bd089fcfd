import { textAt } from '../../content/json/Json.ts';
import type { Json } from '../../content/json/Json.ts';

/** The member of a document that names it among those of its type. */
export const SALES_ID_MEMBERS = {
  product: 'sku',
  price: 'priceCode',
  offer: 'offerId',
  campaign: 'campaignCode',
  'tax-table': 'country',
  'paywall-rules': 'id',
  'enterprise-code': 'code',
} as const;

/** What kinds of documents sales are made of; the member `type` of each says which it is. */
export type SalesDocumentType = keyof typeof SALES_ID_MEMBERS;

/** The type that a document names, when it is one of sales. */
export function getSalesType(document: Json): SalesDocumentType | undefined {
  const type = textAt(document, 'type') ?? '';
  return isSalesType(type) ? type : undefined;
}

/** Whether a text names a type of sales documents. */
export function isSalesType(type: string): type is SalesDocumentType {
  return Object.hasOwn(SALES_ID_MEMBERS, type);
}

/** The campaign that is shown when no other is asked for, or when the one asked for is over. */
export const DEFAULT_CAMPAIGN = 'default';
