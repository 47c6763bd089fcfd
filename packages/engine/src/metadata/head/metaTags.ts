import { plainLine, plainText } from '@broadsheet/sdk-content';
import { absoluteUrl } from '../absoluteUrl.ts';
import { pageDescription } from '../pageDescription.ts';
import type { PageTitles } from '../pageTitles.ts';
import type { StorySubject } from '../parseSubject.ts';
import type { PageFacts } from '../readPage.ts';
import type { Network } from '../SocialImages.ts';
import { getModified, getPublished } from '../storyDates.ts';
import type { HeadTag, MetaAttributes } from './HeadTag.ts';

type MetaTag = Extract<HeadTag, { readonly tag: 'meta' }>;
type Tags = readonly (MetaTag | undefined)[];

/** The names that belong in `property`, which Facebook's vocabularies use; all others use `name`. */
const PROPERTY = /^(?:og|fb|al|article|book|profile|video|music):/i;

function meta(name: string, value: string | undefined): MetaTag | undefined {
  const content = plainLine(value);
  if (content === undefined) return undefined;
  return {
    tag: 'meta',
    attributes: PROPERTY.test(name) ? { property: name, content } : { name, content },
  };
}

function descriptionTags(facts: PageFacts): Tags {
  const description = pageDescription(facts);
  if (description === undefined) return [];
  const story = 'story' in facts.subject ? facts.subject.story : undefined;
  // What an editor wrote for the page is newer than what came with the story.
  const shared = facts.meta('description') ?? plainText(story?.description?.og_description) ?? description;
  const twitter = facts.meta('description') ?? plainText(story?.description?.twitter_description) ?? shared;
  return [
    meta('description', description),
    meta('og:description', facts.meta('og:description') ?? shared),
    meta('twitter:description', facts.meta('twitter:description') ?? twitter),
  ];
}

/** Returns the tags by which previews of shared links show when a story appeared. */
function articleTags(subject: StorySubject, site: string): Tags {
  if (subject.kind !== 'article') return [];
  return [
    meta('og:type', 'article'),
    meta('article:published_time', getPublished(subject)),
    meta('article:modified_time', getModified(subject)),
    meta('article:section', subject.story.websites?.[site]?.website_section?.name),
  ];
}

function storyTags({ subject, input, meta: pageMeta }: PageFacts): Tags {
  if (!('story' in subject)) return [];
  const { seo_keywords: keywords, tags } = subject.story.taxonomy ?? {};
  const slugs = tags?.map((tag) => tag.slug).filter((slug) => slug !== undefined);
  const listed = plainLine(keywords?.join(',')) ?? slugs?.join(',');
  return [meta('keywords', pageMeta('keywords') ?? listed), ...articleTags(subject, input.site.id)];
}

/** What search engines may show of a story's picture: without it, Google's Discover shows a thumbnail. */
const LARGE_IMAGES = 'max-image-preview:large';

/**
 * Returns the robots directives of a story. An editor's directives are added to those that are given, so that a `noindex` is
 * never lost.
 */
function storyDirectives(written: string, kind: StorySubject['kind']): string {
  const own = written.split(',').map((directive) => directive.trim());
  const isPreviewChosen = own.some((directive) => /^max-image-preview:/i.test(directive));
  const given = [
    ...(kind === 'article' ? ['noarchive'] : []),
    ...own,
    ...(isPreviewChosen ? [] : [LARGE_IMAGES]),
  ];
  return [...new Set(given)].filter(Boolean).join(', ');
}

function crawlerTags({ subject, meta: pageMeta }: PageFacts): Tags {
  if ('story' in subject) return [meta('robots', storyDirectives(pageMeta('robots') ?? '', subject.kind))];
  if (subject.kind !== 'nativo-clp') return [];
  return [
    meta('robots', 'noindex, nofollow'),
    { tag: 'meta', attributes: { 'http-equiv': 'X-UA-Compatible', content: 'IE=edge' } },
  ];
}

function imageTags({ input, domain }: PageFacts, network: Network): Tags {
  const image = input.images?.[network];
  const url = absoluteUrl(image?.url, domain);
  return url === undefined ? [] : [meta(`${network}:image`, url), meta(`${network}:image:alt`, image?.alt)];
}

function socialTags(facts: PageFacts, social: PageTitles['social']): Tags {
  if (social === undefined) return [];
  const { site } = facts.input;
  return [
    meta('og:title', social.og),
    meta('twitter:title', social.twitter),
    ...imageTags(facts, 'og'),
    ...imageTags(facts, 'twitter'),
    meta('og:site_name', facts.siteName),
    meta('og:url', facts.meta('og:url') ?? absoluteUrl(facts.websiteUrl, facts.domain)),
    meta('twitter:site', facts.twitterUser && `@${facts.twitterUser}`),
    meta('twitter:card', 'summary_large_image'),
    meta('fb:admins', site.facebookAdmins),
  ];
}

function getName(attributes: MetaAttributes): string {
  if ('name' in attributes) return attributes.name;
  return 'property' in attributes ? attributes.property : attributes['http-equiv'];
}

/** Returns the page meta without a tag of its own, by name. The title is an element, and the output writes the viewport. */
function otherTags({ input }: PageFacts, own: readonly MetaTag[]): Tags {
  const taken = new Set(['title', 'viewport', ...own.map((tag) => getName(tag.attributes).toLowerCase())]);
  return Object.keys(input.page.meta)
    .toSorted()
    .map((key) => {
      const name = plainLine(key);
      return name === undefined || taken.has(name.toLowerCase())
        ? undefined
        : meta(name, input.page.meta[key]);
    });
}

function present(tags: Tags): readonly MetaTag[] {
  return tags.filter((tag) => tag !== undefined);
}

/** Returns the meta elements of a page in a fixed order; further page meta comes last, sorted by name. */
export function metaTags(facts: PageFacts, social: PageTitles['social']): readonly MetaTag[] {
  const own = present([
    ...descriptionTags(facts),
    ...storyTags(facts),
    ...crawlerTags(facts),
    ...socialTags(facts, social),
  ]);
  return [...own, ...present(otherTags(facts, own))];
}
