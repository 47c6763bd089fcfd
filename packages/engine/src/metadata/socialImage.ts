import { getLibraryImageId } from '@broadsheet/sdk-content/library-image';
import type { ResizableImage } from '@broadsheet/sdk-content';
import { absoluteUrl } from './absoluteUrl.ts';
import { authorPortrait } from './authorPortrait.ts';
import { imageAlt } from './imageAlt.ts';
import { itemImage, previewImage } from './itemImage.ts';
import type { MetadataInput } from './MetadataInput.ts';
import type { Subject } from './parseSubject.ts';
import { readPage } from './readPage.ts';
import type { PageFacts } from './readPage.ts';
import type { Network } from './SocialImages.ts';

/** The image that a page is shared with, before it is signed. Sizes are in pixels. */
export interface SocialImagePlan {
  /** Named by an editor, of the item, of the author, or the site's. */
  readonly kind: 'override' | 'item' | 'author' | 'fallback';
  /** The image with the absolute URL of its original, and its tokens. */
  readonly image: ResizableImage & { readonly url: string };
  readonly width: number;
  readonly height?: number;
  /** How the image is cropped; `auto` crops around the focal point if there is one. */
  readonly crop: 'auto' | 'smart' | 'none';
  /** Plain URL of the site's fallback image, for when signing fails. */
  readonly fallback?: string;
  readonly alt?: string;
}

type Choice = Omit<SocialImagePlan, 'fallback' | 'alt'>;

const HAS_IMAGE: Readonly<Record<Subject['kind'], boolean>> = {
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
  image: ResizableImage | undefined,
  { domain }: PageFacts,
): SocialImagePlan['image'] | undefined {
  const url = absoluteUrl(image?.url, domain);
  return url === undefined ? undefined : { ...image, url, _id: image?._id ?? getLibraryImageId(url) };
}

function override(facts: PageFacts, network: Network): Choice | undefined {
  const { meta } = facts;
  const written = meta(`${network}:image`) ?? meta('og:image') ?? meta('twitter:image');
  const image = located({ url: written }, facts);
  return image === undefined ? undefined : { kind: 'override', image, ...CARD, crop: 'smart' };
}

function fallback(facts: PageFacts): Choice | undefined {
  const image = located({ url: facts.input.site.fallbackImage }, facts);
  return image === undefined ? undefined : { kind: 'fallback', image, width: WIDTH, crop: 'none' };
}

function ofContent(facts: PageFacts, network: Network): Choice | undefined {
  const { subject } = facts;
  if ('story' in subject) {
    const { story } = subject;
    const image = located(previewImage(story, network) ?? itemImage(story), facts);
    return image === undefined ? undefined : { kind: 'item', image, ...CARD, crop: 'auto' };
  }
  if (subject.kind !== 'author') return undefined;
  const image = located(authorPortrait(subject.author), facts);
  return image === undefined ? undefined : { kind: 'author', image, ...SQUARE, crop: 'smart' };
}

export function planSocialImage(facts: PageFacts, network: Network): SocialImagePlan | undefined {
  if (!HAS_IMAGE[facts.subject.kind]) return undefined;
  const last = fallback(facts);
  const choice = override(facts, network) ?? ofContent(facts, network) ?? last;
  if (choice === undefined) return undefined;
  return { ...choice, fallback: last?.image.url, alt: imageAlt(facts, network) };
}

/**
 * Returns the image that a page is shared with: the one in the page meta, else that of the content, else the site's fallback
 * image. `undefined` for page types without an image, and if there is none.
 */
export function socialImage(input: MetadataInput, network: Network = 'og'): SocialImagePlan | undefined {
  return planSocialImage(readPage(input), network);
}
