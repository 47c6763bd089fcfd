import type { Environment } from '@broadsheet/block-kit';
import { isRecord, readString } from '@broadsheet/client-core';
import { writeInline } from '@broadsheet/subscription';

export interface OfferTexts {
  /** HTML with words and emphasis and nothing else, as the subtitle. */
  readonly pageTitle?: string | undefined;
  readonly pageSubTitle?: string | undefined;
}

/** Anybody's service may have written it: only words and emphasis are kept. */
function toInline(html: string | undefined): string | undefined {
  if (html === undefined) return undefined;
  const words = document.createElement('p');
  writeInline(words, html);
  return words.innerHTML;
}

interface Asked {
  /** Of the service, without the campaign's code. */
  readonly url: string;
  readonly campaign: string;
}

/**
 * Fetches what the offer of a campaign says above its plans.
 *
 * @returns `undefined` where there is no offer
 */
export async function fetchOffer(
  { fetch }: Environment,
  { url, campaign }: Asked,
): Promise<OfferTexts | undefined> {
  const response = await fetch(`${url}${encodeURIComponent(campaign)}`, {
    headers: { accept: 'application/json' },
  });
  const offer: unknown = response.ok ? await response.json() : undefined;
  if (!isRecord(offer)) return undefined;
  return {
    pageTitle: toInline(readString(offer, 'pageTitle')),
    pageSubTitle: toInline(readString(offer, 'pageSubTitle')),
  };
}
