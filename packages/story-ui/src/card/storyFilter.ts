/**
 * The field filters of lists and promos. Each part of a card requests the fields that it shows, so that no other data is
 * transferred.
 */
export interface FilterScope {
  /** The id of the site. */
  readonly site: string;
  /** The resizer token version. */
  readonly tokenVersion: string;
}

export interface FilterParts {
  readonly overline?: boolean;
  readonly description?: boolean;
  readonly attribution?: boolean;
  readonly embed?: boolean;
}

function imageFields(tokenVersion: string): string {
  const image = `_id type url width height auth { ${tokenVersion} } focal_point { x y }`;
  return `promo_items { basic { ${image} } lead_art { _id type promo_items { basic { ${image} } } } }`;
}

/** Returns the fields of byline and date, with those of an opinion piece's author's portrait. */
function attributionFields(tokenVersion: string): string {
  const author = `_id name url type image { _id url auth { ${tokenVersion} } } additional_properties { original { byline } }`;
  return `display_date label { basic { text } } credits { by { ${author} } }`;
}

/** The fields by which a card names a live blog, an opinion piece and sponsored content. */
const KIND = 'subtype additional_properties { is_live } last_updated_date owner { sponsored }';

/** Returns the filter of one story card, without the outer braces. */
export function storyFields({ site, tokenVersion }: FilterScope, parts: FilterParts = {}): string {
  const section = parts.overline ? ' website_section { _id name }' : '';
  return [
    KIND,
    '_id type language headlines { basic } content_restrictions { is_teaser is_metered wall }',
    parts.description && 'description { basic }',
    parts.attribution && attributionFields(tokenVersion),
    parts.overline && 'label { basic { display url text } }',
    parts.embed && 'embed_html promo_items { lead_art { embed_html } }',
    imageFields(tokenVersion),
    `websites { ${site} { website_url${section} } }`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Returns the filter of a feed of story cards. */
export function feedFilter(scope: FilterScope, parts: FilterParts = {}): string {
  return `{ count next content_elements { ${storyFields(scope, parts)} } }`;
}
