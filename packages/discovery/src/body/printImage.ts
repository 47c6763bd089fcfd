import { absoluteUrl } from '@broadsheet/engine';
import { plainLine, plainText, resizerAddress } from '@broadsheet/sdk-content';
import type { Image, PromoItem } from '@broadsheet/sdk-content';
import { escapeHtml } from './escapeHtml.ts';

export interface PrintingOptions {
  /** Of the site, with its protocol. */
  readonly domain: string;
  /** Site property `resizerURL`. */
  readonly resizerURL: string | undefined;
  /** The resizer token version in force. */
  readonly tokenVersion: string;
}

/** Wide enough for a reader's window, in pixels; an original may be many times that. */
const WIDTH = 1200;

/** The absolute URL of an image at the width of a page: resized where it has a token, else as it is. */
export function imageUrl(
  image: Image | PromoItem,
  { domain, resizerURL, tokenVersion }: PrintingOptions,
): string | undefined {
  const resized = resizerAddress(image, { resizerURL, tokenVersion, width: WIDTH, crop: 'none' });
  return absoluteUrl(resized ?? image.url, domain);
}

/** Who made an image, as its credit says. */
export function imageCredit(image: Image | PromoItem): string | undefined {
  return plainLine(image.vanity_credits?.by?.[0]?.name ?? image.credits?.by?.[0]?.name);
}

/** Writes an image with its caption. */
export function printImage(image: Image | PromoItem, options: PrintingOptions): string {
  const url = imageUrl(image, options);
  if (url === undefined) return '';
  const alt = escapeHtml(plainLine(image.alt_text) ?? '');
  const caption = plainText(image.caption);
  const said = caption === undefined ? '' : `<figcaption>${escapeHtml(caption)}</figcaption>`;
  return `<figure><img src="${escapeHtml(url)}" alt="${alt}">${said}</figure>`;
}
