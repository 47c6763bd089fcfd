import { bylineNames, SOCIAL_NETWORKS, plainLine, plainText } from '@broadsheet/sdk-content';
import type { Author, Credits } from '@broadsheet/sdk-content';
import { absoluteUrl } from '../absoluteUrl.ts';
import { authorPortrait } from '../authorPortrait.ts';
import type { JsonLdNode } from './JsonLd.ts';
import { nonEmpty } from './nonEmpty.ts';

/** Returns the credited authors, with the names in their bylines. */
export function creditedAuthors(
  credits: Credits | undefined,
  domain: string | undefined,
): readonly JsonLdNode[] | undefined {
  return nonEmpty(
    bylineNames(credits).map((author) => {
      const name = plainLine(author.name);
      return name === undefined
        ? undefined
        : { '@type': 'Person', name, url: absoluteUrl(author.url, domain) };
    }),
  );
}

/** Returns the URLs of an author's profiles. Handles are left out, because only a whole URL identifies a page. */
function profiles(author: Author): readonly string[] | undefined {
  const networks = SOCIAL_NETWORKS.filter((network) => network !== 'email' && network !== 'rss');
  const urls = networks.flatMap((network) => {
    const links = author.social_links?.filter(({ site }) => site === network).map(({ url }) => url) ?? [];
    return [author[network], ...links].map((url) => absoluteUrl(url, undefined));
  });
  return nonEmpty([...new Set(urls)]);
}

/** Returns the author of an author page; `undefined` without a name. */
export function profiledAuthor(author: Author, domain: string | undefined): JsonLdNode | undefined {
  const name = plainLine(author.byline) ?? plainLine(author.name);
  if (name === undefined) return undefined;
  return {
    '@type': 'Person',
    name,
    url: absoluteUrl(author.bio_page ?? author.url, domain),
    jobTitle: plainLine(author.role),
    description: plainText(author.bio),
    image: absoluteUrl(authorPortrait(author)?.url, domain),
    sameAs: profiles(author),
  };
}
