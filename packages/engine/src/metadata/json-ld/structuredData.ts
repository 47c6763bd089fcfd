import { plainLine, plainText } from '@broadsheet/sdk-content';
import { canonicalUrl } from '../canonicalUrl.ts';
import type { MetadataInput } from '../MetadataInput.ts';
import { pageDescription } from '../pageDescription.ts';
import type { StorySubject } from '../parseSubject.ts';
import { readPage } from '../readPage.ts';
import type { PageFacts } from '../readPage.ts';
import { asLiveBlog } from './asLiveBlog.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import type { JsonLd, JsonLdNode } from './JsonLd.ts';
import { profiledAuthor } from './people.ts';
import { organization, publisherProfiles, webSite } from './siteNodes.ts';
import { articleNode, galleryNode, videoNode } from './storyNodes.ts';

type Nodes = readonly (JsonLdNode | undefined)[];

function storyNode(subject: StorySubject, facts: PageFacts, canonical: string | undefined): JsonLdNode {
  switch (subject.kind) {
    case 'article':
      return asLiveBlog(articleNode(subject, facts, canonical), { facts, canonical });
    case 'video':
      return videoNode(subject, facts, canonical);
    case 'gallery':
      return galleryNode(subject, facts, canonical);
  }
}

function storyNodes(subject: StorySubject, facts: PageFacts, canonical: string | undefined): Nodes {
  const { headlines, websites } = subject.story;
  const name = plainText(headlines?.basic);
  if (name === undefined) return [];
  const section = websites?.[facts.input.site.id]?.website_section;
  return [storyNode(subject, facts, canonical), breadcrumbs(facts, section, { name, url: canonical })];
}

function collection(
  facts: PageFacts,
  name: string | undefined,
  canonical: string | undefined,
): JsonLdNode | undefined {
  if (name === undefined) return undefined;
  return {
    '@type': 'CollectionPage',
    name: plainLine(name),
    description: pageDescription(facts),
    url: canonical,
    publisher: organization(facts),
  };
}

function homepageNodes(facts: PageFacts): Nodes {
  const publisher = organization(facts);
  return [publisher && { ...publisher, sameAs: publisherProfiles(facts) }, webSite(facts)];
}

function getNodes(facts: PageFacts, canonical: string | undefined): Nodes {
  const { subject, domain } = facts;
  switch (subject.kind) {
    case 'article':
    case 'video':
    case 'gallery':
      return storyNodes(subject, facts, canonical);
    case 'author': {
      const person = profiledAuthor(subject.author, domain);
      return [person && { '@type': 'ProfilePage', url: canonical, mainEntity: person }];
    }
    case 'tag':
      return [collection(facts, subject.tag.name, canonical)];
    case 'section':
      return [collection(facts, subject.section.name, canonical), breadcrumbs(facts, subject.section)];
    case 'homepage':
      return homepageNodes(facts);
    case 'search':
    case 'nativo-clp':
    case 'queryly-search':
    case 'other':
      return [];
  }
}

export function toStructuredData(facts: PageFacts, canonical: string | undefined): readonly JsonLd[] {
  return getNodes(facts, canonical).flatMap((node) => {
    const type = node?.['@type'];
    return typeof type === 'string'
      ? [{ '@context': 'https://schema.org' as const, '@type': type, ...node }]
      : [];
  });
}

/**
 * Returns the structured data of a page in the vocabulary of schema.org: its story, author, list or site, and the
 * breadcrumbs. Empty for pages without use for search engines. URLs are absolute.
 */
export function structuredData(input: MetadataInput): readonly JsonLd[] {
  const facts = readPage(input);
  return toStructuredData(facts, canonicalUrl(facts));
}
