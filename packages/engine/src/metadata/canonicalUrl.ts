import { trailingSlash } from '@broadsheet/sdk-content';
import { absoluteUrl, siteUrl } from './absoluteUrl.ts';
import type { StorySubject } from './parseSubject.ts';
import type { PageFacts } from './readPage.ts';

function storyUrl({ story }: StorySubject, { domain, input }: PageFacts): string | undefined {
  const { canonical_website: owner } = story;
  const ownerDomain = owner === undefined || owner === input.site.id ? undefined : input.domainOf?.(owner);
  return absoluteUrl(story.canonical_url, ownerDomain ?? domain);
}

/** Returns the URL of a folder and an arbitrary term, encoded; `undefined` for dots, which browsers take for steps. */
function within(folder: string, term: string | undefined, domain: string | undefined): string | undefined {
  return term === undefined || /^\.\.?$/.test(term)
    ? undefined
    : siteUrl(`${folder}/${encodeURIComponent(term.toWellFormed())}/`, domain);
}

function queryPageUrl({ input, domain }: PageFacts): string | undefined {
  const path = input.page.path.replace(/[?#].*$/s, '');
  const { query } = input.page.query;
  return siteUrl(query ? `${path}?query=${encodeURIComponent(query.toWellFormed())}` : path, domain);
}

function defaultUrl(facts: PageFacts): string | undefined {
  const { subject, domain } = facts;
  switch (subject.kind) {
    case 'article':
    case 'video':
    case 'gallery':
      return storyUrl(subject, facts);
    case 'author':
      return absoluteUrl(subject.author.bio_page, domain);
    case 'section':
      return subject.section._id === undefined ? undefined : siteUrl(subject.section._id, domain);
    case 'search':
      return within('search', subject.term, domain);
    case 'tag':
      return within('tags', subject.tag.slug, domain);
    case 'queryly-search':
      return queryPageUrl(facts);
    case 'homepage':
      // Under a base path, the URL without a trailing slash is another URL.
      return facts.input.site.basePath === undefined ? domain : siteUrl('/', domain);
    case 'nativo-clp':
    case 'other':
      return undefined;
  }
}

/**
 * Returns whether a story names a page of another site as its original. The rule for slashes is one for paths of this site;
 * only that site knows which of its addresses answers.
 */
function isElsewhere(url: string, { subject, domain }: PageFacts): boolean {
  const given = 'story' in subject ? subject.story.canonical_url : undefined;
  if (given === undefined || !/^\s*(?:https?:)?\/\//i.test(given) || !URL.canParse(url)) return false;
  return domain === undefined || !URL.canParse(domain) || new URL(url).host !== new URL(domain).host;
}

/** Returns the canonical URL of a page; `undefined` if it cannot be built. */
export function canonicalUrl(facts: PageFacts): string | undefined {
  const { subject, input } = facts;
  const url = defaultUrl(facts);
  const isFinal = url === undefined || subject.kind === 'homepage' || isElsewhere(url, facts);
  const slashed = isFinal ? url : trailingSlash(url);
  const { resolveCanonical, page } = input;
  return (resolveCanonical === undefined ? slashed : resolveCanonical(page.type, slashed)) || undefined;
}
