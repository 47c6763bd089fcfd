/**
 * Converts an author document to the two other forms of an author: a credit on a story, and an answer of the author service.
 * A credit has the flat form, with `longBio`, `bio_page` and one key for each social network, under `original`.
 */
import { compact, isJsonObject, listAt, objectAt, omit, textAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';
import { toPathSegment } from './import/toPathSegment.ts';

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

/** Returns the flat form; the document's own `additional_properties.original` takes precedence. */
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

function getAddress(author: JsonObject): string | undefined {
  const segment = toPathSegment(textAt(author, 'slug') ?? '');
  return textAt(author, 'url') ?? (segment === undefined ? undefined : `/author/${segment}/`);
}

/** Converts an imported author to an entry of `credits.by`. */
export function toCredit(author: JsonObject): JsonObject {
  return compact({
    _id: author._id,
    type: 'author',
    version: textAt(author, 'version') ?? VERSION,
    name: author.name,
    url: getAddress(author),
    slug: author.slug,
    image: author.image,
    description: textAt(author, 'additional_properties', 'original', 'description') ?? author.bio,
    social_links: author.social_links ?? author.socialLinks ?? [],
    additional_properties: {
      ...objectAt(author, 'additional_properties'),
      original: flatAuthor({ ...author, ...compact({ url: getAddress(author) }) }),
    },
  });
}

/** Adds the flat form to an author that is embedded in a document, unless it has one; other members stay. */
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

/** Converts an author to an answer of the author service: the flat form, with the image as `image` (URL) and `ansImage`. */
export function serviceAuthor(author: JsonObject): JsonObject {
  const image = objectAt(author, 'image');
  const flat = flatAuthor({ ...author, ...compact({ url: getAddress(author) }) });
  return compact({
    ...flat,
    ...omit(author, 'image', 'additional_properties', 'socialLinks'),
    byline: flat.byline,
    bio: flat.bio,
    longBio: flat.longBio,
    url: getAddress(author),
    bio_page: textAt(flat, 'bio_page') ?? getAddress(author),
    image: image?.url ?? flat.image,
    ansImage: isJsonObject(flat.ansImage) ? flat.ansImage : image,
  });
}
