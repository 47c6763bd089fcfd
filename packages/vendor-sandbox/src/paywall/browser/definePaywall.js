/** Defines `ArcP`, a paywall that counts in the browser. */
import { countStories } from './countStories.js';

/**
 * The settings that a page passes.
 *
 * @typedef {object} RunSettings
 * @property {string} [apiOrigin] without its protocol
 * @property {string} [contentIdentifier]
 * @property {string} [contentRestriction]
 * @property {{ isLoggedIn(): boolean | Promise<boolean>, getJwt?(): Promise<string | undefined> }} [Identity]
 * @property {(campaign: string) => void} [paywallFunction]
 */

/** @param {Readonly<Record<string, string | null>>} settings */
function makeRules({ registration, payment, campaign }) {
  return [
    ...(registration === null ? [] : [{ id: 1, e: [true], ent: [false], rt: Number(registration), rc: 0 }]),
    {
      id: 2,
      e: [false, 'digital'],
      ent: [true, 'digital'],
      rt: Number(payment ?? 0),
      rc: 0,
      cc: campaign ?? 'default',
    },
  ];
}

/**
 * Returns whether the sales service reports an entitlement of the reader.
 *
 * @param {RunSettings} settings
 * @param {string | undefined} token
 */
async function mayRead({ apiOrigin = location.host }, token) {
  if (token === undefined) return false;
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${location.protocol}//${apiOrigin}/sales/public/v1/entitlements`, {
    headers,
  });
  /** @type {unknown} */
  const answer = response.ok ? await response.json() : null;
  if (typeof answer !== 'object' || answer === null || !('skus' in answer)) return false;
  return Array.isArray(answer.skus) && answer.skus.length > 0;
}

/**
 * Defines the global. The URL of the script has the number of free stories of each wall; without `registration` there is no
 * registration wall.
 *
 * @param {Readonly<Record<string, string | null>>} settings `registration`, `payment`, `campaign`
 */
export function definePaywall(settings) {
  const rules = makeRules(settings);
  /** @param {RunSettings} page */
  async function run(page) {
    const { contentIdentifier, contentRestriction, Identity: identity, paywallFunction } = page;
    if (!contentIdentifier || !contentRestriction) return { triggered: null };
    const count = countStories(contentIdentifier);
    for (const rule of rules) rule.rc = count;
    const token = (await identity?.isLoggedIn()) ? await identity?.getJwt?.() : undefined;
    const triggered = (await mayRead(page, token)) ? undefined : rules.find(({ rt, rc }) => rc > rt);
    if (triggered !== undefined) paywallFunction?.(triggered.cc ?? '');
    return { triggered: triggered ?? null };
  }
  Reflect.set(window, 'ArcP', { run, _rules: rules });
}
