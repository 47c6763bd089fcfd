import { plainLine, plainText } from '@broadsheet/sdk-content';
import type { PageFacts } from './readPage.ts';
import type { Network } from './SocialImages.ts';

export interface PageTitles {
  readonly title: string;
  /** Without an entry the page type has no social titles. */
  readonly social: Readonly<Record<Network, string>> | undefined;
}

interface ContentTitles {
  readonly title: string;
  readonly social: string | undefined;
}

/** The dash of headlines is an en dash, that of names a hyphen. */
function withSite(title: string | undefined, dash: '–' | '-', siteName: string): string {
  return [title, siteName].filter((part) => part !== undefined && part !== '').join(` ${dash} `);
}

/** Terms come out of addresses, where they are percent-encoded; a tab shows the term before anything else. */
function searchTitle(term: string | undefined, label = 'Search'): string {
  if (term === undefined) return label;
  try {
    return `${decodeURIComponent(term)} - ${label}`;
  } catch {
    // A lone percent sign is part of the term.
    return `${term} - ${label}`;
  }
}

function contentTitles({ subject, siteName, input }: PageFacts): ContentTitles {
  const alike = (title: string): ContentTitles => ({ title, social: title });
  switch (subject.kind) {
    case 'article':
    case 'video':
    case 'gallery': {
      const headline = plainText(subject.story.headlines?.basic);
      return { title: withSite(headline, '–', siteName), social: headline ?? siteName };
    }
    case 'author':
      return alike(withSite(plainLine(subject.author.byline), '-', siteName));
    case 'search':
      return alike(withSite(searchTitle(subject.term, input.searchTitle), '-', siteName));
    case 'tag':
      return alike(withSite(plainLine(subject.tag.name), '-', siteName));
    case 'section': {
      const named = withSite(plainLine(subject.section.name), '-', siteName);
      return { title: plainLine(subject.section.metadata?.metadata_title) ?? named, social: named };
    }
    case 'nativo-clp':
      return { title: siteName, social: undefined };
    case 'homepage':
    case 'queryly-search':
    case 'other':
      return alike(siteName);
  }
}

/** A page without content of its own, as a login form, has a title that says only what it is for: the site follows. */
function ownTitle({ subject, siteName, meta }: PageFacts): string | undefined {
  const title = meta('title');
  if (title === undefined || subject.kind !== 'other' || title.includes(siteName)) return title;
  return withSite(title, '-', siteName);
}

/**
 * The titles of a page: page meta first, then content. A social title that an editor wrote for
 * one network serves the other too. A site without a name is called by its id where nothing else is left.
 */
export function pageTitles(facts: PageFacts): PageTitles {
  const { meta } = facts;
  const { title, social } = contentTitles(facts);
  return {
    title: ownTitle(facts) ?? (title || facts.input.site.id),
    social:
      social === undefined
        ? undefined
        : {
            og: meta('og:title') ?? meta('twitter:title') ?? social,
            twitter: meta('twitter:title') ?? meta('og:title') ?? social,
          },
  };
}
