/**
 * The links to other forms of a page (its feeds, its editions in other languages), and to the files that browsers look for.
 */
import { addBase } from '@broadsheet/client-core';
import { plainLine, trailingSlash } from '@broadsheet/sdk-content';
import { siteUrl } from '../absoluteUrl.ts';
import type { LinkedDocuments } from '../LinkedDocuments.ts';
import type { PageFacts } from '../readPage.ts';
import type { HeadTag } from './HeadTag.ts';

type Links = readonly HeadTag[];

function link(rel: string, href: string | undefined, more: Readonly<Record<string, string>> = {}): Links {
  return href === undefined ? [] : [{ tag: 'link', attributes: { rel, href, ...more } }];
}

/** Returns the name of a page that has a feed of its own. */
function listName({ subject }: PageFacts): string | undefined {
  switch (subject.kind) {
    case 'section':
      return plainLine(subject.section.name);
    case 'author':
      return plainLine(subject.author.byline ?? subject.author.name);
    case 'tag':
      return plainLine(subject.tag.name);
    case 'article':
    case 'video':
    case 'gallery':
    case 'homepage':
    case 'search':
    case 'nativo-clp':
    case 'queryly-search':
    case 'other':
      return undefined;
  }
}

/** Returns the feeds: a list's own and the site's; the front page links the site's feed in all formats. */
function feedLinks(facts: PageFacts, { feeds }: LinkedDocuments): Links {
  const { domain, siteName, input, subject } = facts;
  const linksOf = (path: string, title: string, offered: LinkedDocuments['feeds']) =>
    offered.flatMap(({ file, type, name }) =>
      link('alternate', siteUrl(`${path}${file}`, domain), { type, title: `${title} (${name})` }),
    );
  const list = listName(facts);
  const own = list === undefined ? [] : linksOf(input.page.path, list, feeds);
  const isHome = subject.kind === 'homepage';
  return [...own, ...linksOf('/', siteName || input.site.id, isHome ? feeds : feeds.slice(0, 1))];
}

/** Returns the path of the same page in an edition of the site; every edition has the front page. */
function pathIn(edition: string, { subject, input }: PageFacts): string | undefined {
  if (subject.kind === 'homepage') return '/';
  if (!('story' in subject)) return undefined;
  const { canonical_website: owner, websites } = subject.story;
  // Search engines follow these links between canonical pages only.
  const isCanonical = owner === undefined || owner === input.site.id;
  return isCanonical ? websites?.[edition]?.website_url : undefined;
}

/** Returns a link to each edition that has the page, including this one; none if this is the only one. */
function editionLinks(facts: PageFacts, canonical: string | undefined): Links {
  const { site } = facts.input;
  const others = (site.editions ?? []).flatMap(({ site: id, language, domain }) => {
    const path = id === undefined || id === site.id ? undefined : pathIn(id, facts);
    const url = path === undefined ? undefined : siteUrl(trailingSlash(path), domain);
    return language === undefined ? [] : link('alternate', url, { hreflang: language });
  });
  const own = site.locale === undefined ? [] : link('alternate', canonical, { hreflang: site.locale });
  return others.length === 0 ? [] : [...own, ...others];
}

/** Returns the links of a page other than the canonical one; without a domain, none to feeds and editions. */
export function alternateLinks(facts: PageFacts, canonical: string | undefined): Links {
  const { linked } = facts.input;
  const editions = editionLinks(facts, canonical);
  if (linked === undefined) return editions;
  const own = (path: string | undefined) => path && addBase(path, facts.input.site.basePath);
  return [
    ...link('manifest', own(linked.manifest)),
    ...link('apple-touch-icon', own(linked.touchIcon)),
    ...link('search', own(linked.searchDescription), {
      type: 'application/opensearchdescription+xml',
      title: facts.siteName || facts.input.site.id,
    }),
    ...feedLinks(facts, linked),
    ...editions,
  ];
}
