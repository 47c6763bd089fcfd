import { plainLine, plainText } from '@broadsheet/sdk-content';
import { LOCKED } from '../../islands/locked.ts';
import { absoluteUrl } from '../absoluteUrl.ts';
import { itemImage } from '../itemImage.ts';
import type { StorySubject, Stream } from '../parseSubject.ts';
import type { PageFacts } from '../readPage.ts';
import { genreNode } from './genreNode.ts';
import { getModified, getPublished } from '../storyDates.ts';
import { imageNode } from './imageNode.ts';
import { isoDuration } from './isoDuration.ts';
import type { JsonLdNode } from './JsonLd.ts';
import { nonEmpty } from './nonEmpty.ts';
import { creditedAuthors } from './people.ts';
import { shorten } from './shorten.ts';
import { organization } from './siteNodes.ts';

/** The length of a headline that search engines read, in UTF-16 units. */
const HEADLINE_LIMIT = 110;

function headline({ story }: StorySubject): string | undefined {
  const whole = plainText(story.headlines?.basic);
  return whole && shorten(whole, HEADLINE_LIMIT);
}

function lines(texts: readonly (string | undefined)[] | undefined): readonly string[] | undefined {
  return nonEmpty((texts ?? []).map(plainLine));
}

/** Returns the properties of a locked story, which search engines require so that its teaser does not count as cloaking. */
function accessibility(story: StorySubject['story'], { input }: PageFacts): JsonLdNode {
  if (story.content_restrictions?.is_teaser !== true)
    return { isAccessibleForFree: input.isAccessibleForFree };
  const hasPart = { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: `.${LOCKED}` };
  return { isAccessibleForFree: false, hasPart };
}

/** Returns the properties that the three kinds of story share. */
function common(subject: StorySubject, facts: PageFacts): JsonLdNode {
  const { story } = subject;
  const { seo_keywords: keywords, tags } = story.taxonomy ?? {};
  const publisher = organization(facts);
  return {
    description: plainText(story.description?.basic),
    keywords: lines(keywords) ?? lines(tags?.map((tag) => tag.text)),
    // The author of an unsigned story is the publisher.
    author: creditedAuthors(story.credits, facts.domain) ?? publisher,
    publisher,
    ...accessibility(story, facts),
  };
}

/** Returns the node of a story that is not news, e.g. terms of use or contact details. */
function pageNode(subject: StorySubject, facts: PageFacts, canonical: string | undefined): JsonLdNode {
  return {
    '@type': 'WebPage',
    name: headline(subject),
    description: plainText(subject.story.description?.basic),
    url: canonical,
    publisher: organization(facts),
    datePublished: getPublished(subject),
    dateModified: getModified(subject),
  };
}

export function articleNode(
  subject: Extract<StorySubject, { readonly kind: 'article' }>,
  facts: PageFacts,
  canonical: string | undefined,
): JsonLdNode {
  const { story } = subject;
  const section = story.websites?.[facts.input.site.id]?.website_section?.name;
  if (subject.article.genre === 'page') return pageNode(subject, facts, canonical);
  return {
    ...genreNode(subject.article, facts.domain),
    headline: headline(subject),
    ...common(subject, facts),
    image: nonEmpty([imageNode(itemImage(story), facts.domain)]),
    datePublished: getPublished(subject),
    dateModified: getModified(subject),
    mainEntityOfPage: canonical && { '@type': 'WebPage', '@id': canonical },
    articleSection: plainLine(section),
  };
}

export function galleryNode(
  subject: Extract<StorySubject, { readonly kind: 'gallery' }>,
  facts: PageFacts,
  canonical: string | undefined,
): JsonLdNode {
  return {
    '@type': 'ImageGallery',
    name: headline(subject),
    ...common(subject, facts),
    url: canonical,
    image: nonEmpty(subject.images.map((image) => imageNode(image, facts.domain))),
    datePublished: getPublished(subject),
    dateModified: getModified(subject),
  };
}

/** Returns the best stream; MP4 first, because every consumer of structured data can play it. */
function bestStream(streams: readonly Stream[]): Stream | undefined {
  return streams.find((stream) => stream.stream_type === 'mp4') ?? streams[0];
}

export function videoNode(
  subject: Extract<StorySubject, { readonly kind: 'video' }>,
  facts: PageFacts,
  canonical: string | undefined,
): JsonLdNode {
  const { story, streams } = subject;
  return {
    '@type': 'VideoObject',
    name: headline(subject),
    ...common(subject, facts),
    url: canonical,
    thumbnailUrl: nonEmpty([absoluteUrl(itemImage(story)?.url, facts.domain)]),
    uploadDate: getPublished(subject),
    duration: isoDuration(story.duration),
    contentUrl: absoluteUrl(bestStream(streams)?.url, facts.domain),
  };
}
