import type { ProductAttributeBody, ProductBody } from '@broadsheet/sdk-sales/contract';
import { isJsonObject, listAt, textAt, valueAt } from '../../content/json/Json.ts';
import type { Json } from '../../content/json/Json.ts';

/** What readers can subscribe to. */
export interface Product {
  readonly sku: string;
  readonly name: string;
  readonly description: string;
  readonly attributes: readonly ProductAttributeBody[];
  /** What a subscription lets its reader do, such as `digital`. */
  readonly entitlements: readonly string[];
  /** How many others may read along. */
  readonly sharesAllowed: number;
  /** Whether it is bought for somebody else: paying it makes a code to redeem. */
  readonly isGift: boolean;
  /** Whether something is sent by post, so that an order needs a shipping address. */
  readonly isShipped: boolean;
  /** What the tax table calls it: `standard` where nothing else is said. */
  readonly taxCategory: string;
}

function attributeOf(value: Json, index: number): readonly ProductAttributeBody[] {
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

/** Reads a product document that was checked before it was stored. @throws Error when it is none */
export function parseProduct(document: Json): Product {
  const sku = textAt(document, 'sku');
  if (!isJsonObject(document) || sku === undefined) {
    throw new Error('A stored product cannot be read: import its document again.');
  }
  const shares = document.sharesAllowed;
  return {
    sku,
    name: textAt(document, 'name') ?? sku,
    description: textAt(document, 'description') ?? '',
    attributes: listAt(document, 'attributes').flatMap(attributeOf),
    entitlements: listAt(document, 'entitlements').filter((each) => typeof each === 'string'),
    sharesAllowed: typeof shares === 'number' ? shares : 0,
    isGift: document.isGift === true,
    isShipped: document.isShipped === true,
    taxCategory: textAt(document, 'taxCategory') ?? 'standard',
  };
}

/** A product as the retail calls give it out. */
export function productBody({ sku, name, description, attributes }: Product): ProductBody {
  return { sku, name, description, attributes };
}
