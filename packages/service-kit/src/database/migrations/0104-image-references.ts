import type { Migration } from '../migrate.ts';

/** Where stories refer to images, as paths of their documents. */
const PATHS = [
  '$.promo_items.*.referent.id',
  '$.promo_items.*.content_elements[*].referent.id',
  '$.content_elements[*].referent.id',
  '$.content_elements[*].content_elements[*].referent.id',
];

/**
 * The index of what stories refer to instead of containing it: editors are told which stories show an image, and reading the
 * whole archive for that takes seconds.
 */
export const imageReferences: Migration = {
  name: '0104-image-references',
  statements: [
    `create function referred_ids(body jsonb) returns jsonb language sql immutable as $$
      select ${PATHS.map((path) => `jsonb_path_query_array(body, '${path}')`).join(' || ')}
    $$`,
    'create index documents_by_reference on documents using gin (referred_ids(body))',
  ],
};
