import { plainLine } from '@broadsheet/sdk-content';
import { absoluteUrl } from '../absoluteUrl.ts';
import { pageDescription } from '../pageDescription.ts';
import type { PageTitles } from '../pageTitles.ts';
import type { PageFacts } from '../readPage.ts';
import type { Network } from '../SocialImages.ts';
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
  return [
    meta('description', description),
    meta('og:description', facts.meta('og:description') ?? description),
    meta('twitter:description', facts.meta('twitter:description') ?? description),
  ];
}

function storyTags({ subject, meta: pageMeta }: PageFacts): Tags {
  if (!('story' in subject)) return [];
  const { seo_keywords: keywords, tags } = subject.story.taxonomy ?? {};
  const slugs = tags?.map((tag) => tag.slug).filter((slug) => slug !== undefined);
  const listed = plainLine(keywords?.join(',')) ?? slugs?.join(',');
  return [
    meta('keywords', pageMeta('keywords') ?? listed),
    subject.kind === 'article' ? meta('og:type', 'article') : undefined,
  ];
}

/**
 * Returns the robots directives. On articles, an editor's directives are added to the required one, so that a `noindex` is
 * never lost.
 */
function crawlerTags({ subject, meta: pageMeta }: PageFacts): Tags {
  if (subject.kind === 'article') {
    const written = (pageMeta('robots') ?? '').split(',').map((directive) => directive.trim());
    return [meta('robots', [...new Set(['noarchive', ...written])].filter(Boolean).join(', '))];
  }
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
