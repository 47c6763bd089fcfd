import { isRecord } from '@broadsheet/client-core';

/** One entry of a list of blocks in the stored document, of whatever type. */
export interface StoredNode {
  /** The JSON path, e.g. `$.areas.main[0]`. */
  readonly path: string;
  readonly value: unknown;
}

function listWithin(list: unknown, path: string): readonly StoredNode[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((value: unknown, index) => {
    const own: StoredNode = { path: `${path}[${index}]`, value };
    return [own, ...listWithin(isRecord(value) ? value['children'] : undefined, `${own.path}.children`)];
  });
}

export function listAreas(document: unknown): readonly (readonly [name: string, list: unknown])[] {
  const areas = isRecord(document) ? document['areas'] : undefined;
  return isRecord(areas) ? Object.entries(areas) : [];
}

/** Returns every entry of the lists of blocks in a stored document, parents before children. */
export function listNodes(document: unknown): readonly StoredNode[] {
  return listAreas(document).flatMap(([name, list]) => listWithin(list, `$.areas.${name}`));
}
