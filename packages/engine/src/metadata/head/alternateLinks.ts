/** Links to other forms of a page: its feeds, its editions in other languages; and to what browsers take from a site. */
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

/** The name of a page that has a feed of its own. */
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

/** A list has its feeds beside that of the site; the front page has all forms of the latter. */
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

/** Where the same page stands in an edition of the site; the front page stands everywhere. */
function pathIn(edition: string, { subject, input }: PageFacts): string | undefined {
  if (subject.kind === 'homepage') return '/';
  if (!('story' in subject)) return undefined;
  const { canonical_website: owner, websites } = subject.story;
  // Search engines heed these links between canonical pages alone.
  const isCanonical = owner === undefined || owner === input.site.id;
  return isCanonical ? websites?.[edition]?.website_url : undefined;
}

/** An edition in every language that has the page, this one among them; none where it is the only one. */
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

/** The links of a page beside its canonical one. Without a domain there are none to feeds and editions. */
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
