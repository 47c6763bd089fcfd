/** The parsed query of a feed, the same for both query languages. An empty `all` is true, and an empty `any` is false. */
export type Condition =
  | { readonly kind: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly kind: 'not'; readonly of: Condition }
  /** The field has one of the values; without values nothing matches. */
  | { readonly kind: 'field'; readonly field: Field; readonly values: readonly string[] }
  /** The display date is this instant (ISO 8601) or later. */
  | { readonly kind: 'since'; readonly instant: string }
  /** A full-text search for words as a reader types them. */
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

/** A field that conditions can use. `section` means a section of the requested site. */
export type Field = (typeof FIELDS)[keyof typeof FIELDS];

const FIELD_BY_NAME: ReadonlyMap<string, Field> = new Map(Object.entries(FIELDS));

/** Thrown for a query that is invalid or too expensive. The message is meant for the caller. */
export class FeedQueryError extends Error {
  override readonly name = 'FeedQueryError';
}

export const everything: Condition = { kind: 'all', of: [] };
export const nothing: Condition = { kind: 'any', of: [] };

/** Returns the condition that a field has one of the values. @throws FeedQueryError when the field cannot be searched */
export function fieldCondition(name: string, values: readonly string[]): Condition {
  // The name of this field contains the site: `websites.courier.website_section._id`.
  const field = FIELD_BY_NAME.get(name.replace(/^websites\.[^.]+\./, 'websites.'));
  if (field === undefined) {
    throw new FeedQueryError(
      `The field "${name.slice(0, 80)}" cannot be searched. The fields are: ${Object.keys(FIELDS).join(', ')}.`,
    );
  }
  return { kind: 'field', field, values };
}
