import { textAt } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';

/** The member that holds a document's id, by the type of the document. */
export const SALES_ID_MEMBERS = {
  product: 'sku',
  price: 'priceCode',
  offer: 'offerId',
  campaign: 'campaignCode',
  'tax-table': 'country',
  'paywall-rules': 'id',
  'enterprise-code': 'code',
} as const;

/** The types of sales documents, as the member `type` of a document names them. */
export type SalesDocumentType = keyof typeof SALES_ID_MEMBERS;

/** Returns the type of a document; `undefined` when it is not a sales document. */
export function getSalesType(document: Json): SalesDocumentType | undefined {
  const type = textAt(document, 'type') ?? '';
  return isSalesType(type) ? type : undefined;
}

/** Returns whether a text names a type of sales documents. */
export function isSalesType(type: string): type is SalesDocumentType {
  return Object.hasOwn(SALES_ID_MEMBERS, type);
}

/** The campaign that is shown when no other is requested, or when the requested one is not running. */
export const DEFAULT_CAMPAIGN = 'default';
