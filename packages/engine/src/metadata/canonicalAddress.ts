import { trailingSlash } from '@broadsheet/sdk-content';
import { absoluteAddress, siteAddress } from './absoluteAddress.ts';
import type { StorySubject } from './parseSubject.ts';
import type { PageFacts } from './readPage.ts';

function storyAddress({ story }: StorySubject, { domain, input }: PageFacts): string | undefined {
  const { canonical_website: owner } = story;
  const ownerDomain = owner === undefined || owner === input.site.id ? undefined : input.domainOf?.(owner);
  return absoluteAddress(story.canonical_url, ownerDomain ?? domain);
}

/** A path made of a folder and a text that may hold anything. */
function within(folder: string, term: string | undefined, domain: string | undefined): string | undefined {
  return term === undefined
    ? undefined
    : siteAddress(`${folder}/${encodeURIComponent(term.toWellFormed())}/`, domain);
}

function queryPageAddress({ input, domain }: PageFacts): string | undefined {
  const path = input.page.path.replace(/[?#].*$/s, '');
  const { query } = input.page.query;
  return siteAddress(query ? `${path}?query=${encodeURIComponent(query.toWellFormed())}` : path, domain);
}

function defaultAddress(facts: PageFacts): string | undefined {
  const { subject, domain } = facts;
  switch (subject.kind) {
    case 'article':
    case 'video':
    case 'gallery':
      return storyAddress(subject, facts);
    case 'author':
      return absoluteAddress(subject.author.bio_page, domain);
    case 'section':
      return subject.section._id === undefined ? undefined : siteAddress(subject.section._id, domain);
    case 'search':
      return within('search', subject.term, domain);
    case 'tag':
      return within('tags', subject.tag.slug, domain);
    case 'queryly-search':
      return queryPageAddress(facts);
    case 'homepage':
      return domain;
    case 'nativo-clp':
    case 'other':
      return undefined;
  }
}

/** The canonical address of a page, or none where it cannot be built (block-contracts 5.2). */
export function canonicalAddress(facts: PageFacts): string | undefined {
  const { subject, input } = facts;
  const address = defaultAddress(facts);
  const slashed = address === undefined || subject.kind === 'homepage' ? address : trailingSlash(address);
  const { resolveCanonical, page } = input;
  return (resolveCanonical === undefined ? slashed : resolveCanonical(page.type, slashed)) || undefined;
}
