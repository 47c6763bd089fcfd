import { textAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { findDocument } from '../documents/documentStore.ts';
import type { DocumentScope } from '../documents/documentStore.ts';
import { DEFAULT_CAMPAIGN } from '../documents/SalesDocumentType.ts';

/** The offer that is shown to readers who follow a link with the campaign's code. */
export interface Campaign {
  readonly campaignCode: string;
  readonly offerId: string;
  /** The campaign's start, and with `until` its end, in milliseconds since 1970; -Infinity and Infinity without a limit. */
  readonly from: number;
  readonly until: number;
}

/** The campaign to show now, and the moment until which it stays the one to show. */
export interface LiveCampaign {
  readonly campaign: Campaign;
  readonly steadyUntil: number;
}

/** Parses a stored campaign document, which was validated at the import. */
export function parseCampaign(document: JsonObject): Campaign {
  const moment = (name: string, missing: number): number => {
    const text = textAt(document, name);
    return text === undefined ? missing : Date.parse(text);
  };
  return {
    campaignCode: textAt(document, 'campaignCode') ?? '',
    offerId: textAt(document, 'offerId') ?? '',
    from: moment('from', Number.NEGATIVE_INFINITY),
    until: moment('until', Number.POSITIVE_INFINITY),
  };
}

/** Returns whether a campaign runs at a moment, in milliseconds since 1970. */
export function isRunning({ from, until }: Campaign, now: number): boolean {
  return from <= now && now < until;
}

async function findCampaign(scope: DocumentScope, campaignCode: string): Promise<Campaign | undefined> {
  const document = await findDocument(scope, 'campaign', { id: campaignCode });
  return document === undefined ? undefined : parseCampaign(document);
}

/**
 * Finds the requested campaign if it is running, otherwise the default one, so that readers who follow an old link see
 * today's offer and no dead end.
 *
 * @param now milliseconds since 1970
 * @returns undefined when there is no default campaign either
 */
export async function findLiveCampaign(
  scope: DocumentScope,
  campaignCode: string,
  { now }: { readonly now: number },
): Promise<LiveCampaign | undefined> {
  const requested = await findCampaign(scope, campaignCode);
  if (requested !== undefined && isRunning(requested, now))
    return { campaign: requested, steadyUntil: requested.until };
  const campaign = await findCampaign(scope, DEFAULT_CAMPAIGN);
  const begins = requested !== undefined && requested.from > now ? requested.from : Number.POSITIVE_INFINITY;
  return campaign === undefined ? undefined : { campaign, steadyUntil: begins };
}
