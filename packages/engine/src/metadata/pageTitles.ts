import { plainLine, plainText } from '@broadsheet/sdk-content';
import type { PageFacts } from './readPage.ts';
import type { Network } from './SocialImages.ts';

export interface PageTitles {
  readonly title: string;
  /** The titles for social networks; `undefined` if the page type has none. */
  readonly social: Readonly<Record<Network, string>> | undefined;
}

interface ContentTitles {
  readonly title: string;
  readonly social: PageTitles['social'];
}

/** Appends the site's name: after an en dash for headlines, after a hyphen for names. */
function withSite(title: string | undefined, dash: '–' | '-', siteName: string): string {
  return [title, siteName].filter((part) => part !== undefined && part !== '').join(` ${dash} `);
}

/** Appends the site's name to a title that somebody wrote, unless the title has it. */
function withSiteOnce(title: string, dash: '–' | '-', siteName: string): string {
  return title.includes(siteName) ? title : withSite(title, dash, siteName);
}

/**
 * Returns the title of a search page. The term is from the URL, where it is percent-encoded, and comes first in the title.
 */
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
  const alike = (title: string, shared = title): ContentTitles => ({
    title,
    social: { og: shared, twitter: shared },
  });
  switch (subject.kind) {
    case 'article':
    case 'video':
    case 'gallery': {
      const { basic, meta_title: own, og_title: og, twitter_title: twitter } = subject.story.headlines ?? {};
      const headline = plainText(basic);
      const named = plainText(own);
      const shared = plainText(og) ?? headline ?? siteName;
      return {
        title: named === undefined ? withSite(headline, '–', siteName) : withSiteOnce(named, '–', siteName),
        social: { og: shared, twitter: plainText(twitter) ?? shared },
      };
    }
    case 'author':
      return alike(withSite(plainLine(subject.author.byline), '-', siteName));
    case 'search':
      return alike(withSite(searchTitle(subject.term, input.searchTitle), '-', siteName));
    case 'tag':
      return alike(withSite(plainLine(subject.tag.name), '-', siteName));
    case 'section': {
      const named = withSite(plainLine(subject.section.name), '-', siteName);
      return alike(plainLine(subject.section.metadata?.metadata_title) ?? named, named);
    }
    case 'nativo-clp':
      return { title: siteName, social: undefined };
    case 'homepage':
    case 'queryly-search':
    case 'other':
      return alike(siteName);
  }
}

/** Returns the title that a page sets itself, with the site's name unless the title has it. */
function ownTitle({ siteName, meta }: PageFacts): string | undefined {
  const title = meta('title');
  return title === undefined ? undefined : withSiteOnce(title, '-', siteName);
}

/**
 * Returns the titles of a page: from the page meta, else from the content. A social title for one network is also used for
 * the other. A site without a name is called by its id if there is no other title.
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
            og: meta('og:title') ?? meta('twitter:title') ?? social.og,
            twitter: meta('twitter:title') ?? meta('og:title') ?? social.twitter,
          },
  };
}
