import type { ProductAttributeBody, ProductBody } from '@broadsheet/sdk-sales/contract';
import { isJsonObject, listAt, textAt, valueAt } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';

/** The highest quantity of any product in an order. */
export const MOST_PIECES = 100;

/** A product to which readers can subscribe. */
export interface Product {
  readonly sku: string;
  readonly name: string;
  readonly description: string;
  readonly attributes: readonly ProductAttributeBody[];
  /** The entitlements that a subscription grants, such as `digital`. */
  readonly entitlements: readonly string[];
  /** The number of other people with whom a subscription may be shared. */
  readonly sharesAllowed: number;
  /** Whether it is bought for somebody else: the payment creates a code to redeem. */
  readonly isGift: boolean;
  /** Whether it is sent by post, so that an order needs a shipping address. */
  readonly isShipped: boolean;
  /** The number of pieces that one order of it may have: one, unless its document says more or it is sent by post. */
  readonly quantityAllowed: number;
  /** The product's category in the tax tables; `standard` unless its document names another. */
  readonly taxCategory: string;
}

function readAttribute(value: Json, index: number): readonly ProductAttributeBody[] {
  const featureText = textAt(value, 'featureText');
  if (featureText === undefined) return [];
  const id = valueAt(value, 'id');
  const name = textAt(value, 'name');
  return [
    {
      id: typeof id === 'number' ? id : index + 1,
      ...(name === undefined ? {} : { name }),
      featureText,
      value: textAt(value, 'value') ?? featureText,
    },
  ];
}

/** Parses a stored product document, which was validated at the import. @throws Error when it is not a product */
export function parseProduct(document: Json): Product {
  const sku = textAt(document, 'sku');
  if (!isJsonObject(document) || sku === undefined) {
    throw new Error('A stored product cannot be read: import its document again.');
  }
  const { sharesAllowed: shares, quantityAllowed: pieces } = document;
  const isShipped = document.isShipped === true;
  return {
    sku,
    name: textAt(document, 'name') ?? sku,
    description: textAt(document, 'description') ?? '',
    attributes: listAt(document, 'attributes').flatMap(readAttribute),
    entitlements: listAt(document, 'entitlements').filter((each) => typeof each === 'string'),
    sharesAllowed: typeof shares === 'number' ? shares : 0,
    isGift: document.isGift === true,
    isShipped,
    quantityAllowed: typeof pieces === 'number' ? pieces : isShipped ? MOST_PIECES : 1,
    taxCategory: textAt(document, 'taxCategory') ?? 'standard',
  };
}

/** Converts a product to the body that the retail calls return. */
export function productBody({ sku, name, description, attributes, isGift }: Product): ProductBody {
  return { sku, name, description, attributes, ...(isGift && { isGift }) };
}
