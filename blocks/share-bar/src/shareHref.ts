import { safeHref } from '@broadsheet/block-kit';
import type { FieldValues, SafeHref } from '@broadsheet/block-kit';
import type { fields } from './fields.ts';
import type { SharedPage } from './sharedPage.ts';

export type Network = keyof FieldValues<typeof fields>;

type ToUrl = (url: string, title: string, siteName: string) => string;

const URL_OF: Readonly<Record<Network, ToUrl>> = {
  email: (url, title, siteName) => `mailto:?subject=${title}-${siteName}&body=${url}`,
  facebook: (url, title) => `https://www.facebook.com/sharer/sharer.php?u=${url}&title=${title}`,
  pinterest: (url, title) => `https://pinterest.com/pin/create/button/?url=${url}&description=${title}`,
  twitter: (url, title) => `https://twitter.com/intent/tweet?text=${title}&url=${url}`,
  whatsapp: (url, title) => `https://wa.me/?text=${title}%20${url}`,
  bluesky: (url, title) => `https://bsky.app/intent/compose?text=${title}%20${url}`,
  linkedIn: (url, title) => `https://www.linkedin.com/shareArticle?mini=true&url=${url}&title=${title}`,
};

/** Encodes a text for a URL; a lone surrogate, which cannot be encoded, is replaced. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

/** Returns the URL that shares a page on a network; for mail, a message with the page's URL. */
export function shareHref(
  network: Network,
  { url, title, siteName }: SharedPage & { readonly siteName: string },
): SafeHref | undefined {
  return safeHref(URL_OF[network](encode(url), encode(title), encode(siteName)));
}
