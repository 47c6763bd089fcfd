/**
 * The field filters of lists and promos, from one table: what a part of a card reads is what it asks for, and nothing
 * else travels.
 */
export interface FilterScope {
  /** Site id. */
  readonly site: string;
  /** Resizer token version. */
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

/** With what tells an opinion piece, and the portrait that stands beside the name of its author. */
function attributionFields(tokenVersion: string): string {
  const author = `_id name url type image { _id url auth { ${tokenVersion} } } additional_properties { original { byline } }`;
  return `subtype display_date label { basic { text } } credits { by { ${author} } }`;
}

/** The fields of one story card, without the outer braces. */
export function storyFields({ site, tokenVersion }: FilterScope, parts: FilterParts = {}): string {
  const section = parts.overline ? ' website_section { _id name }' : '';
  return [
    '_id type headlines { basic } content_restrictions { is_teaser wall }',
    parts.description && 'description { basic }',
    parts.attribution && attributionFields(tokenVersion),
    parts.overline && 'label { basic { display url text } } owner { sponsored }',
    parts.embed && 'embed_html promo_items { lead_art { embed_html } }',
    imageFields(tokenVersion),
    `websites { ${site} { website_url${section} } }`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The filter of a feed of such cards. */
export function feedFilter(scope: FilterScope, parts: FilterParts = {}): string {
  return `{ count next content_elements { ${storyFields(scope, parts)} } }`;
}
