import { listAt, textAt } from '@broadsheet/service-kit/json';
import type { JsonObject, DocumentProblem } from '@broadsheet/service-kit/json';
import { SALES_ID_MEMBERS, getSalesType } from '../documents/SalesDocumentType.ts';
import type { SalesDocumentType } from '../documents/SalesDocumentType.ts';

interface Reference {
  readonly type: SalesDocumentType;
  readonly id: string;
  readonly path: string;
}

/** A problem, with the type and the id of its document. */
export interface DanglingReference extends DocumentProblem {
  readonly type: SalesDocumentType;
  readonly id: string;
}

function toReference(type: SalesDocumentType, id: string | undefined, path: string): readonly Reference[] {
  return id === undefined ? [] : [{ type, id, path }];
}

function offerReferences(document: JsonObject): readonly Reference[] {
  return listAt(document, 'products').flatMap((product, index) => {
    const path = `$.products[${index}]`;
    const prices = listAt(product, 'priceCodes').flatMap((code, position) =>
      typeof code === 'string' ? toReference('price', code, `${path}.priceCodes[${position}]`) : [],
    );
    return [...toReference('product', textAt(product, 'sku'), `${path}.sku`), ...prices];
  });
}

function getReferences(type: SalesDocumentType, document: JsonObject): readonly Reference[] {
  switch (type) {
    case 'price':
      return [
        ...toReference('product', textAt(document, 'sku'), '$.sku'),
        ...toReference('price', textAt(document, 'succeeds'), '$.succeeds'),
      ];
    case 'offer':
      return offerReferences(document);
    case 'campaign':
      return toReference('offer', textAt(document, 'offerId'), '$.offerId');
    case 'enterprise-code':
      return toReference('product', textAt(document, 'sku'), '$.sku');
    case 'product':
    case 'tax-table':
    case 'paywall-rules':
      return [];
  }
}

const getKey = (type: SalesDocumentType, id: string): string => `${type} ${id}`;

/**
 * Finds references to documents that do not exist. Documents may be imported in any order, so call it after the import.
 *
 * @param documents all sales documents of a site
 */
export function findDanglingReferences(documents: readonly JsonObject[]): readonly DanglingReference[] {
  const known = documents.flatMap((document) => {
    const type = getSalesType(document);
    const id = type === undefined ? undefined : textAt(document, SALES_ID_MEMBERS[type]);
    return type === undefined || id === undefined ? [] : [{ type, id, document }];
  });
  const keys = new Set(known.map(({ type, id }) => getKey(type, id)));
  return known.flatMap(({ type, id, document }) =>
    getReferences(type, document)
      .filter((named) => !keys.has(getKey(named.type, named.id)))
      .map((named) => ({
        type,
        id,
        path: named.path,
        reason: `there is no ${named.type} "${named.id}"; import it too, or readers cannot buy this`,
        isWarning: true as const,
      })),
  );
}
