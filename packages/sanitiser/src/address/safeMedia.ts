import { safeHref } from '@broadsheet/client-core';

/**
 * The address of an image, sound or video: https or rooted (`/media/x.jpg`).
 *
 * @returns `undefined` for everything else, http included: it would be blocked or spied on inside a secure page
 */
export function safeMedia(value: string): string | undefined {
  const address = safeHref(value);
  if (address === undefined || /[\s\\]/.test(address)) return undefined;
  return /^https:\/\//i.test(address) || address.startsWith('/') ? address : undefined;
}
