import type { Environment } from '@broadsheet/block-kit';
import { isRecord, string } from '@broadsheet/client-core';
import { writeInline } from '@broadsheet/sales-ui';

export interface OfferTexts {
  /** HTML that contains only text and emphasis, as does the subtitle. */
  readonly pageTitle?: string | undefined;
  readonly pageSubTitle?: string | undefined;
}

/** Keeps only text and emphasis of a text, because any service may have written it. */
function toInline(html: string | undefined): string | undefined {
  if (html === undefined) return undefined;
  const words = document.createElement('p');
  writeInline(words, html);
  return words.innerHTML;
}

interface OfferRequest {
  /** The URL of the offers, without the campaign's code. */
  readonly url: string;
  readonly campaign: string;
}

/**
 * Fetches the title and subtitle of a campaign's offer.
 *
 * @returns `undefined` when there is no offer or it could not be fetched: the wall then keeps its own texts
 */
export async function fetchOffer(
  { fetch }: Environment,
  { url, campaign }: OfferRequest,
): Promise<OfferTexts | undefined> {
  const offer: unknown = await fetch(`${url}${encodeURIComponent(campaign)}`, {
    headers: { accept: 'application/json' },
  })
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);
  if (!isRecord(offer)) return undefined;
  return {
    pageTitle: toInline(string(offer['pageTitle'])),
    pageSubTitle: toInline(string(offer['pageSubTitle'])),
  };
}
