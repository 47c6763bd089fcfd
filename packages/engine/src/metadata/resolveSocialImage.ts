import { resizerAddress } from '@broadsheet/sdk-content';
import type { ResizableImage } from '@broadsheet/sdk-content';
import type { SocialImagePlan } from './socialImage.ts';

export interface SocialImageOptions {
  /** The `signing-service`: the token of an image by its id, or by its URL where it has none. */
  readonly sign: (id: string) => Promise<string | undefined>;
  /** Absent or empty on a site without a resizer, whose images are shared as they are. */
  readonly resizerURL: string | undefined;
  /** The resizer token version in force. */
  readonly tokenVersion: string;
  /** The site's own origin; absent: unknown. */
  readonly domain?: string | undefined;
}

/** A resizer of the site itself knows the site's images by their paths, one elsewhere by their whole URLs. */
function toSource(url: string, { resizerURL = '', domain = '' }: SocialImageOptions): string {
  const origin = domain.replace(/\/+$/, '');
  const isOwn = /^\/(?!\/)/.test(resizerURL) || resizerURL.startsWith(`${origin}/`);
  return origin !== '' && isOwn && url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
}

async function tokenOf(image: ResizableImage, options: SocialImageOptions): Promise<string | undefined> {
  const { sign, tokenVersion } = options;
  const known = image.auth?.[tokenVersion];
  if (known !== undefined) return known;
  try {
    return await sign(image._id ?? image.url ?? '');
  } catch {
    // An image that cannot be signed is replaced without a word: the page is good without it.
    return undefined;
  }
}

/**
 * The URL of a planned image. Never rejects: where signing fails the plain URL of the fallback image stands
 * in, or nothing when the site has none.
 */
export async function resolveSocialImage(
  plan: SocialImagePlan,
  options: SocialImageOptions,
): Promise<string | undefined> {
  const { image, width, height, crop } = plan;
  const { resizerURL, tokenVersion } = options;
  if (!resizerURL) return image.url;
  const source = { ...image, url: toSource(image.url, options) };
  const token = await tokenOf(source, options);
  if (!token) return plan.fallback;
  const signed = { ...source, auth: { [tokenVersion]: token } };
  return resizerAddress(signed, { resizerURL, tokenVersion, width, height, crop });
}
