/** What a feed selects, whichever of the two query languages asked for it. `all` and `any` of nothing are true and false. */
export type Condition =
  | { readonly kind: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition }
  /** The field has one of the values; none matches without values. */
  | { readonly kind: 'field'; readonly field: Field; readonly values: readonly string[] }
  /** Words as a reader types them. */
  | { readonly kind: 'text'; readonly text: string };

export const FIELDS = {
  _id: 'id',
  type: 'type',
  'credits.by.slug': 'authorSlug',
  'credits.by._id': 'authorId',
  'taxonomy.tags.slug': 'tag',
  'taxonomy.tags._id': 'tag',
  'taxonomy.sections._id': 'section',
  'taxonomy.primary_section._id': 'section',
  'websites.website_section._id': 'section',
  'taxonomy.sections._website': 'site',
  canonical_website: 'site',
  website: 'site',
  'revision.published': 'published',
} as const;

/** What a condition can ask about. `section` is one of the asked site. */
export type Field = (typeof FIELDS)[keyof typeof FIELDS];

const FIELD_BY_NAME: ReadonlyMap<string, Field> = new Map(Object.entries(FIELDS));

/** A query that cannot be understood. The message is for the caller and names the place. */
export class FeedQueryError extends Error {
  override readonly name = 'FeedQueryError';
}

export const everything: Condition = { kind: 'all', of: [] };
export const nothing: Condition = { kind: 'any', of: [] };

/** @throws FeedQueryError for a field that cannot be searched */
export function fieldCondition(name: string, values: readonly string[]): Condition {
  // The site stands in the middle of this one: `websites.courier.website_section._id`.
  const field = FIELD_BY_NAME.get(name.replace(/^websites\.[^.]+\./, 'websites.'));
  if (field === undefined) {
    throw new FeedQueryError(
      `The field "${name.slice(0, 80)}" cannot be searched. The fields are: ${Object.keys(FIELDS).join(', ')}.`,
    );
  }
  return { kind: 'field', field, values };
}
