import { isJsonObject, listAt, textAt } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';
import type { Queries } from '@broadsheet/service-kit/database';

/** One newsletter of a site, as its property `newsletters` lists it. */
export interface Newsletter {
  readonly id: string;
  readonly name: string;
}

const toNewsletter = (value: Json): readonly Newsletter[] => {
  const id = textAt(value, 'id');
  const name = textAt(value, 'name');
  return id === undefined || name === undefined ? [] : [{ id, name }];
};

/** Reads the newsletters that a site offers now. */
export async function readNewsletters(queries: Queries, site: string): Promise<readonly Newsletter[]> {
  const [row] = await queries.query('select body from site_properties where site = $1', [site]);
  const body = row?.['body'];
  return isJsonObject(body) ? listAt(body, 'newsletters').flatMap(toNewsletter) : [];
}
