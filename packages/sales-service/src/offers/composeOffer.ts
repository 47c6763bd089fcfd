import type { OfferBody, OfferedProductBody } from '@broadsheet/sdk-sales/contract';
import { listAt, textAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';
import { parsePrice, pricingStrategyBody } from '../catalogue/Price.ts';
import type { Price } from '../catalogue/Price.ts';
import { parseProduct, productBody } from '../catalogue/Product.ts';
import type { Product } from '../catalogue/Product.ts';
import { findDocument, listDocuments } from '../documents/documentStore.ts';
import type { DocumentScope } from '../documents/documentStore.ts';
import type { Campaign } from './Campaign.ts';

interface Catalogue {
  readonly products: ReadonlyMap<string, Product>;
  readonly prices: ReadonlyMap<string, Price>;
}

const textsAt = (value: Json, key: string): readonly string[] =>
  listAt(value, key).filter((each) => typeof each === 'string');

async function readCatalogue(scope: DocumentScope, offered: readonly Json[]): Promise<Catalogue> {
  const skus = offered.flatMap((each) => textAt(each, 'sku') ?? []);
  const codes = offered.flatMap((each) => textsAt(each, 'priceCodes'));
  const products = (await listDocuments(scope, 'product', { ids: skus })).map(parseProduct);
  const prices = (await listDocuments(scope, 'price', { ids: codes })).map(parsePrice);
  return {
    products: new Map(products.map((product) => [product.sku, product])),
    prices: new Map(prices.map((price) => [price.priceCode, price])),
  };
}

/** Returns an offered product as a list of one; empty when it does not exist, or has no existing price of its own. */
function offeredProduct(value: Json, { products, prices }: Catalogue): readonly OfferedProductBody[] {
  const product = products.get(textAt(value, 'sku') ?? '');
  if (product === undefined) return [];
  const pricingStrategies = textsAt(value, 'priceCodes').flatMap((code) => {
    const price = prices.get(code);
    return price?.sku === product.sku ? [pricingStrategyBody(price)] : [];
  });
  return pricingStrategies.length === 0 ? [] : [{ ...productBody(product), pricingStrategies }];
}

function offerBody(
  document: JsonObject,
  campaign: Campaign,
  { products }: { readonly products: readonly OfferedProductBody[] },
): OfferBody {
  const pw = textAt(document, 'pw');
  return {
    pageTitle: textAt(document, 'pageTitle') ?? '',
    pageSubTitle: textAt(document, 'pageSubTitle') ?? '',
    campaignCode: campaign.campaignCode,
    products,
    ...(pw === undefined ? {} : { pw }),
  };
}

/** Returns the offer of a campaign with its products and prices; `undefined` when its document does not exist. */
export async function composeOffer(scope: DocumentScope, campaign: Campaign): Promise<OfferBody | undefined> {
  const document = await findDocument(scope, 'offer', { id: campaign.offerId });
  if (document === undefined) return undefined;
  const offered = listAt(document, 'products');
  const catalogue = await readCatalogue(scope, offered);
  const products = offered.flatMap((each) => offeredProduct(each, catalogue));
  return offerBody(document, campaign, { products });
}
