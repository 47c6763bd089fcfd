import { number } from '@broadsheet/client-core';
import { publicObject } from '../objects/StripeObject.ts';
import type { StripeObject } from '../objects/StripeObject.ts';
import type { FormFields } from './formFields.ts';

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;

function isWithin(object: StripeObject, fields: FormFields): boolean {
  const created = number(object['created']) ?? 0;
  const bound = (name: string, fallback: number) => Number(fields.get(`created[${name}]`) ?? fallback);
  return created >= bound('gte', 0) && created <= bound('lte', Infinity);
}

/** Returns a page of a list, newest first. @param same the fields by which the list is filtered, such as `customer` */
export function listObjects(
  objects: readonly StripeObject[],
  {
    fields,
    same,
    url,
  }: { readonly fields: FormFields; readonly same: readonly string[]; readonly url: string },
) {
  const wanted = objects.filter(
    (object) =>
      isWithin(object, fields) &&
      same.every((name) => !fields.has(name) || object[name] === fields.get(name)),
  );
  const after = fields.get('starting_after');
  const begin = after === null ? 0 : wanted.findIndex(({ id }) => id === after) + 1;
  const limit = Math.min(Number(fields.get('limit') ?? DEFAULT_LIMIT) || DEFAULT_LIMIT, MAX_LIMIT);
  return {
    object: 'list',
    data: wanted.slice(begin, begin + limit).map(publicObject),
    has_more: begin + limit < wanted.length,
    url,
  };
}
