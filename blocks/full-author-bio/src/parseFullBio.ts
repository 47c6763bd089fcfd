/**
 * Parses the full bio of an author from the content of either page: an author page's has `authors`, a story's credits its
 * authors and has their records under `original`.
 */
import { isRecord, list, parseAuthor, record } from '@broadsheet/sdk-content';
import type { Author, AuthorProfile, Parser, Portrait } from '@broadsheet/sdk-content';
import { socialHref, socialNetwork } from '@broadsheet/story-ui';
import type { SocialLink } from '@broadsheet/story-ui';

export interface FullBio {
  readonly byline: string | undefined;
  readonly role: string | undefined;
  /** The bio as HTML. */
  readonly bio: string | undefined;
  /** The author's name in the labels of the profile links. */
  readonly name: string;
  /** The URL of the author's page; only present for a story. */
  readonly url: string | undefined;
  /** The possible sources of a portrait, the best one first. */
  readonly portraits: readonly (Portrait | string | undefined)[];
  readonly links: readonly SocialLink[];
}

/** Reads the social networks of a record, in the record's order. */
const parseLinks: Parser<readonly SocialLink[]> = (input) => {
  if (!isRecord(input)) return undefined;
  return Object.entries(input).flatMap(([field, value]) => {
    const network = socialNetwork(field);
    if (network === 'other' || typeof value !== 'string') return [];
    return socialHref(network, value) === undefined ? [] : [{ network, value }];
  });
};

const credits = <Value>(parse: Parser<Value>) => record({ by: list(parse) });

const parseRecords = record({ authors: list(parseAuthor), credits: credits(parseAuthor) });

const parseAllLinks = record({
  authors: list(parseLinks),
  credits: credits(record({ additional_properties: record({ original: parseLinks }) })),
});

function portraitPlaces(onPage: Author | undefined, credited: Author | undefined): FullBio['portraits'] {
  const properties = credited?.additional_properties;
  return [
    onPage?.ansImage,
    credited?.ansImage,
    properties?.ansImage,
    onPage?.image,
    credited?.image,
    properties?.image,
    properties?.original?.image,
    properties?.original?.ansImage,
  ];
}

/** Parses the author; `undefined` for content without an author record. */
export const parseFullBio: Parser<FullBio> = (input) => {
  const content = parseRecords(input);
  const onPage = content?.authors?.[0];
  const credited = content?.credits?.by?.[0];
  const author: AuthorProfile | undefined = onPage ?? credited?.additional_properties?.original;
  if (author === undefined) return undefined;
  const links = parseAllLinks(input);
  return {
    byline: author.byline,
    role: author.role,
    bio: author.longBio ?? author.bio,
    name: author.name ?? author.byline ?? '',
    url: onPage === undefined ? credited?.url : undefined,
    portraits: portraitPlaces(onPage, credited),
    links: links?.authors?.[0] ?? links?.credits?.by?.[0]?.additional_properties?.original ?? [],
  };
};
