import { resizerAddress } from '@broadsheet/sdk-content';
import type { ResizableImage } from '@broadsheet/sdk-content';
import type { SocialImagePlan } from './socialImage.ts';

export interface SocialImageOptions {
  /** Returns the token of an image from the `signing-service`, by the image's id or else its URL. */
  readonly sign: (id: string) => Promise<string | undefined>;
  /** Absent or empty on a site without a resizer, whose images are shared as they are. */
  readonly resizerURL: string | undefined;
  /** The resizer token version in force. */
  readonly tokenVersion: string;
  /** The site's own origin; absent: unknown. */
  readonly domain?: string | undefined;
}

/** Returns the image's name for the resizer: the path for a resizer of the site itself, the whole URL for another one. */
function toSource(url: string, { resizerURL = '', domain = '' }: SocialImageOptions): string {
  const origin = domain.replace(/\/+$/, '');
  const isOwn = /^\/(?!\/)/.test(resizerURL) || resizerURL.startsWith(`${origin}/`);
  return origin !== '' && isOwn && url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
}

async function findToken(image: ResizableImage, options: SocialImageOptions): Promise<string | undefined> {
  const { sign, tokenVersion } = options;
  const known = image.auth?.[tokenVersion];
  if (known !== undefined) return known;
  try {
    return await sign(image._id ?? image.url ?? '');
  } catch {
    // An image that cannot be signed is replaced without a log entry, because the page is complete without it.
    return undefined;
  }
}

/**
 * Resolves with the URL of a planned image. Never rejects: if signing fails, with the plain URL of the fallback image, or
 * `undefined` if the site has none.
 */
export async function resolveSocialImage(
  plan: SocialImagePlan,
  options: SocialImageOptions,
): Promise<string | undefined> {
  const { image, width, height, crop } = plan;
  const { resizerURL, tokenVersion } = options;
  if (!resizerURL) return image.url;
  const source = { ...image, url: toSource(image.url, options) };
  const token = await findToken(source, options);
  if (!token) return plan.fallback;
  const signed = { ...source, auth: { [tokenVersion]: token } };
  return resizerAddress(signed, { resizerURL, tokenVersion, width, height, crop });
}
