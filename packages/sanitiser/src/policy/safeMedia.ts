import { safeHref } from '@broadsheet/client-core';

/**
 * Returns the URL of an image, audio or video if it is safe: https, or a root-relative path (`/media/x.jpg`).
 *
 * @returns `undefined` for any other URL; also for http, which a secure page blocks or which others could intercept
 */
export function safeMedia(value: string): string | undefined {
  const address = safeHref(value);
  if (address === undefined || /[\s\\]/.test(address)) return undefined;
  return /^https:\/\//i.test(address) || address.startsWith('/') ? address : undefined;
}
