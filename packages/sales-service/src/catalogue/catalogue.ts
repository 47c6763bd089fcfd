import { notFound } from '@broadsheet/service-kit/http';
import { findDocument } from '../documents/documentStore.ts';
import type { DocumentScope } from '../documents/documentStore.ts';
import { parsePrice } from './Price.ts';
import type { Price } from './Price.ts';
import { parseProduct } from './Product.ts';
import type { Product } from './Product.ts';

/** Finds a product by its SKU. */
export async function findProduct(scope: DocumentScope, sku: string): Promise<Product | undefined> {
  const document = await findDocument(scope, 'product', { id: sku });
  return document === undefined ? undefined : parseProduct(document);
}

/** Finds a price by its code. */
export async function findPrice(scope: DocumentScope, priceCode: string): Promise<Price | undefined> {
  const document = await findDocument(scope, 'price', { id: priceCode });
  return document === undefined ? undefined : parsePrice(document);
}

/** Finds a product by its SKU. @throws ServiceError 404 when there is none */
export async function requireProduct(scope: DocumentScope, sku: string): Promise<Product> {
  const product = await findProduct(scope, sku);
  if (product !== undefined) return product;
  throw notFound('There is no product with this SKU. Choose one of an offer.');
}

/** Finds a price by its code. @throws ServiceError 404 when there is none */
export async function requirePrice(scope: DocumentScope, priceCode: string): Promise<Price> {
  const price = await findPrice(scope, priceCode);
  if (price !== undefined) return price;
  throw notFound('There is no price with this code. Choose one of an offer.');
}
