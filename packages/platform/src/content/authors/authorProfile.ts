/**
 * One author in three forms: as the document says it, as a credit on a story, and as the author service tells it.
 * The flat form with `longBio`, `bio_page` and one key a network is what the credit keeps under `original`.
 */
import { compact, isJsonObject, listAt, objectAt, omit, textAt } from '../json/Json.ts';
import type { Json, JsonObject } from '../json/Json.ts';

const VERSION = '0.10.12';

function socialValues(author: JsonObject): JsonObject {
  const links = [...listAt(author, 'socialLinks'), ...listAt(author, 'social_links')];
  const entries = links.flatMap((link): [string, Json][] => {
    const site = textAt(link, 'site');
    const url = textAt(link, 'url');
    return site === undefined || url === undefined ? [] : [[site, url.replace(/^mailto:/, '')]];
  });
  return Object.fromEntries(entries);
}

/** The flat form: what the document itself gives under `additional_properties.original` wins. */
export function flatAuthor(author: JsonObject): JsonObject {
  const derived = compact({
    _id: author._id,
    slug: author.slug,
    name: author.name,
    firstName: author.first_name,
    middleName: author.middle_name,
    lastName: author.last_name,
    suffix: author.suffix,
    byline: textAt(author, 'byline') ?? textAt(author, 'name'),
    role: author.role,
    bio: author.bio,
    longBio: author.long_bio,
    bio_page: author.url,
    image: objectAt(author, 'image')?.url ?? textAt(author, 'image'),
    location: author.location,
    expertise: author.expertise,
    languages: author.languages,
    affiliations: author.affiliation,
    email: author.email,
    books: author.books,
    education: author.education,
    awards: author.awards,
    contributor: author.contributor,
  });
  return { ...derived, ...socialValues(author), ...objectAt(author, 'additional_properties', 'original') };
}

function addressOf(author: JsonObject): string | undefined {
  const slug = textAt(author, 'slug');
  return textAt(author, 'url') ?? (slug === undefined ? undefined : `/author/${encodeURIComponent(slug)}/`);
}

/** An imported author as an entry of `credits.by`. */
export function creditOf(author: JsonObject): JsonObject {
  return compact({
    _id: author._id,
    type: 'author',
    version: textAt(author, 'version') ?? VERSION,
    name: author.name,
    url: addressOf(author),
    slug: author.slug,
    image: author.image,
    description: textAt(author, 'additional_properties', 'original', 'description') ?? author.bio,
    social_links: author.social_links ?? author.socialLinks ?? [],
    additional_properties: {
      ...objectAt(author, 'additional_properties'),
      original: flatAuthor({ ...author, ...compact({ url: addressOf(author) }) }),
    },
  });
}

/** An author written out on a document: it keeps what it says and gains the flat form when it lacks one. */
export function completeCredit(author: JsonObject): JsonObject {
  if (
    textAt(author, 'type') !== 'author' ||
    objectAt(author, 'additional_properties', 'original') !== undefined
  ) {
    return author;
  }
  return compact({
    description: author.bio,
    ...author,
    additional_properties: { ...objectAt(author, 'additional_properties'), original: flatAuthor(author) },
  });
}

/** An author as the author service answers: the flat form, the image as `image` (address) and `ansImage` (object). */
export function serviceAuthor(author: JsonObject): JsonObject {
  const image = objectAt(author, 'image');
  const flat = flatAuthor({ ...author, ...compact({ url: addressOf(author) }) });
  return compact({
    ...flat,
    ...omit(author, 'image', 'additional_properties', 'socialLinks'),
    byline: flat.byline,
    bio: flat.bio,
    longBio: flat.longBio,
    url: addressOf(author),
    bio_page: textAt(flat, 'bio_page') ?? addressOf(author),
    image: image?.url ?? flat.image,
    ansImage: isJsonObject(flat.ansImage) ? flat.ansImage : image,
  });
}
