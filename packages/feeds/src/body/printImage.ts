import { absoluteUrl } from '@broadsheet/engine';
import { plainLine, plainText, resizerAddress } from '@broadsheet/sdk-content';
import type { Image, PromoItem } from '@broadsheet/sdk-content';
import { escapeHtml } from './escapeHtml.ts';

export interface PrintingOptions {
  /** The origin of the site, with its protocol. */
  readonly domain: string;
  /** The site property `resizerURL`. */
  readonly resizerURL: string | undefined;
  /** The resizer token version in force. */
  readonly tokenVersion: string;
}

/** The width of images in pixels: enough for the window of a feed reader, while originals may be many times wider. */
const WIDTH = 1200;

/** Returns the absolute URL of an image: resized if it has a token, else that of the original. */
export function imageUrl(
  image: Image | PromoItem,
  { domain, resizerURL, tokenVersion }: PrintingOptions,
): string | undefined {
  const resized = resizerAddress(image, { resizerURL, tokenVersion, width: WIDTH, crop: 'none' });
  return absoluteUrl(resized ?? image.url, domain);
}

/** Returns the name in an image's credit. */
export function imageCredit(image: Image | PromoItem): string | undefined {
  return plainLine(image.vanity_credits?.by?.[0]?.name ?? image.credits?.by?.[0]?.name);
}

/** Renders an image with its caption. */
export function printImage(image: Image | PromoItem, options: PrintingOptions): string {
  const url = imageUrl(image, options);
  if (url === undefined) return '';
  const alt = escapeHtml(plainLine(image.alt_text) ?? '');
  const caption = plainText(image.caption);
  const said = caption === undefined ? '' : `<figcaption>${escapeHtml(caption)}</figcaption>`;
  return `<figure><img src="${escapeHtml(url)}" alt="${alt}">${said}</figure>`;
}
