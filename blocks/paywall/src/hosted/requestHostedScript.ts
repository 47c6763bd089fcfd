/**
 * Lets the paywall script of another service decide, if the site names one (`api.retail.script`).
 *
 * The script runs once the identity client is ready, counts stories in its own storage, and calls back when the reader has
 * reached the limit. Meanwhile the whole story is in the page. A script that could not be loaded blocks nobody.
 */
import type { ElementContext, StoryAnswer } from '@broadsheet/block-kit';
import { isRecord, parseJson, string } from '@broadsheet/client-core';
import { chooseWall } from './chooseWall.ts';
import { fetchOffer } from './fetchOffer.ts';
import { findHostedScript } from './HostedScript.ts';
import type { HostedScript } from './HostedScript.ts';

interface Outcome {
  readonly isPaywalled: boolean;
  /** The value that the script passed to the callback: a campaign's code or a URL. */
  readonly campaign: string | undefined;
  readonly triggered: unknown;
}

async function runScript(script: HostedScript, settings: object): Promise<Outcome> {
  let settled: { readonly value: unknown } | undefined;
  const paywallFunction = (value: unknown) => void (settled = { value });
  const results: unknown = await script.run({ ...settings, paywallFunction });
  const value = settled === undefined ? undefined : Reflect.get(settled, 'value');
  return {
    isPaywalled: settled !== undefined,
    campaign: typeof value === 'string' && value !== '' ? value : undefined,
    triggered: isRecord(results) ? results['triggered'] : undefined,
  };
}

/**
 * Asks the script; it gets the story's settings from the `data-hosted` attribute of the wall's element.
 *
 * @throws unknown when the identity client could not be fetched or the script failed
 */
export async function requestHostedScript(place: HTMLElement, context: ElementContext): Promise<StoryAnswer> {
  const script = findHostedScript(place.ownerDocument.defaultView);
  if (script === undefined) return { kind: 'open' };
  const client = await context.identity();
  const isLoggedIn = await client.isLoggedIn();
  const session = client.getSession();
  const parsed: unknown = parseJson(place.dataset['hosted'] ?? '{}');
  const settings = isRecord(parsed) ? parsed : {};
  const apiOrigin = (string(settings['apiOrigin']) || context.environment.siteUrl()).replace(
    /^https?:\/\//,
    '',
  );
  const userIdentity = session.status === 'signed-in' ? session.identity : {};
  const outcome = await runScript(script, { ...settings, apiOrigin, Identity: { ...client, userIdentity } });
  if (!outcome.isPaywalled) return { kind: 'open' };
  const chosen = chooseWall({ triggered: outcome.triggered, rules: script.rules, isLoggedIn });
  if (chosen === undefined) return { kind: 'open' };
  const { wall, rule } = chosen;
  const campaign = outcome.campaign ?? rule?.cc;
  const isPayment = wall === 'payment';
  // A campaign that is a URL has no offer here.
  const code = campaign === undefined || campaign.includes('/') ? 'default' : campaign;
  const offer = isPayment
    ? await fetchOffer(context.environment, { url: place.dataset['offer'] ?? '', campaign: code })
    : undefined;
  return {
    kind: 'teaser',
    wall,
    rule: rule?.id ?? 0,
    count: 0,
    limit: rule?.rt ?? 0,
    isSignedIn: isLoggedIn,
    ...(campaign !== undefined && { campaign }),
    ...(offer !== undefined && { offer }),
  };
}
