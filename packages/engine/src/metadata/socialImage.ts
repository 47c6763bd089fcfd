import { pictureIdOf } from '@broadsheet/sdk-content';
import type { ResizablePicture } from '@broadsheet/sdk-content';
import { absoluteAddress } from './absoluteAddress.ts';
import { authorPortrait } from './authorPortrait.ts';
import { imageAlt } from './imageAlt.ts';
import { itemPicture } from './itemPicture.ts';
import type { MetadataInput } from './MetadataInput.ts';
import type { Subject } from './parseSubject.ts';
import { readPage } from './readPage.ts';
import type { PageFacts } from './readPage.ts';
import type { Network } from './SocialImages.ts';

/** Which picture a page is shared with, before anything is signed. Sizes are pixels. */
export interface SocialImagePlan {
  /** Named by an editor, of the item, of the author, or the site's. */
  readonly kind: 'override' | 'item' | 'author' | 'fallback';
  /** With the absolute address of the original, and the tokens that it came with. */
  readonly picture: ResizablePicture & { readonly url: string };
  readonly width: number;
  readonly height?: number;
  /** `auto` is around the focal point where there is one. */
  readonly crop: 'auto' | 'smart' | 'none';
  /** Plain address of the site's fallback image, for when signing fails. */
  readonly fallback?: string;
  readonly alt?: string;
}

type Choice = Omit<SocialImagePlan, 'fallback' | 'alt'>;

const HAS_PICTURE: Readonly<Record<Subject['kind'], boolean>> = {
  article: true,
  video: true,
  gallery: true,
  author: true,
  tag: true,
  section: true,
  homepage: true,
  search: false,
  'nativo-clp': false,
  'queryly-search': false,
  other: false,
};

const WIDTH = 1200;
const CARD = { width: WIDTH, height: 630 };
const SQUARE = { width: WIDTH, height: WIDTH };

function located(
  picture: ResizablePicture | undefined,
  { domain }: PageFacts,
): SocialImagePlan['picture'] | undefined {
  const url = absoluteAddress(picture?.url, domain);
  return url === undefined ? undefined : { ...picture, url, _id: picture?._id ?? pictureIdOf(url) };
}

function override(facts: PageFacts, network: Network): Choice | undefined {
  const { meta } = facts;
  const written = meta(`${network}:image`) ?? meta('og:image') ?? meta('twitter:image');
  const picture = located({ url: written }, facts);
  return picture === undefined ? undefined : { kind: 'override', picture, ...CARD, crop: 'smart' };
}

function fallback(facts: PageFacts): Choice | undefined {
  const picture = located({ url: facts.input.site.fallbackImage }, facts);
  return picture === undefined ? undefined : { kind: 'fallback', picture, width: WIDTH, crop: 'none' };
}

function ofContent(facts: PageFacts): Choice | undefined {
  const { subject } = facts;
  if ('story' in subject) {
    const picture = located(itemPicture(subject.story), facts);
    return picture === undefined ? undefined : { kind: 'item', picture, ...CARD, crop: 'auto' };
  }
  if (subject.kind !== 'author') return undefined;
  const picture = located(authorPortrait(subject.author), facts);
  return picture === undefined ? undefined : { kind: 'author', picture, ...SQUARE, crop: 'smart' };
}

export function planSocialImage(facts: PageFacts, network: Network): SocialImagePlan | undefined {
  if (!HAS_PICTURE[facts.subject.kind]) return undefined;
  const last = fallback(facts);
  const choice = override(facts, network) ?? ofContent(facts) ?? last;
  if (choice === undefined) return undefined;
  return { ...choice, fallback: last?.picture.url, alt: imageAlt(facts, network) };
}

/**
 * The picture that a page is shared with: the one that an editor named in the page meta, else that of the content,
 * else the site's fallback image (block-contracts 5.2). `undefined` for page types without one, and when none is found.
 */
export function socialImage(input: MetadataInput, network: Network = 'og'): SocialImagePlan | undefined {
  return planSocialImage(readPage(input), network);
}
