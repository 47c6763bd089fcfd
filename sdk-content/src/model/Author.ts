import { parseAuth, parseFocalPoint } from './Auth.ts';
import { either, list, number, readEach, record, text } from '@broadsheet/client-core';
import type { Parsed } from '@broadsheet/client-core';

/** The social networks of profiles, in the order in which profiles show them. */
export const SOCIAL_NETWORKS = [
  'email',
  'facebook',
  'instagram',
  'linkedin',
  'medium',
  'pinterest',
  'reddit',
  'rss',
  'snapchat',
  'soundcloud',
  'tumblr',
  'twitter',
  'whatsapp',
  'youtube',
] as const;

export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

/** Parses an author's image: an object with tokens. `parseImage` cannot be used here, because it parses credits itself. */
const parsePortrait = record({
  _id: text,
  type: text,
  url: text,
  auth: parseAuth,
  alt_text: text,
  width: number,
  height: number,
  focal_point: parseFocalPoint,
});

const profile = {
  _id: text,
  slug: text,
  name: text,
  byline: text,
  role: text,
  bio: text,
  longBio: text,
  bio_page: text,
  url: text,
  type: text,
  image: either(text, parsePortrait),
  ansImage: either(parsePortrait, text),
  ...readEach(SOCIAL_NETWORKS, () => text),
};

const original = record(profile);

/** Parses an entry of `credits.by`: the name as printed with the story, and the author's record in `original`. */
export const parseAuthor = record({
  ...profile,
  description: text,
  social_links: list(record({ site: text, url: text })),
  additional_properties: record({
    original,
    ansImage: either(parsePortrait, text),
    image: either(parsePortrait, text),
  }),
});

export const parseCredits = record({ by: list(parseAuthor), affiliation: list(record({ name: text })) });

/** Parses the answer of `author-api`, which is the global content of an author page. */
export const parseAuthors = record({ authors: list(parseAuthor) });

export type Portrait = Parsed<typeof parsePortrait>;
export type Author = Parsed<typeof parseAuthor>;
export type AuthorProfile = Parsed<typeof original>;
export type Credits = Parsed<typeof parseCredits>;
export type Authors = Parsed<typeof parseAuthors>;
