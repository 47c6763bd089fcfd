/**
 * Chooses the vendor's client that runs the invisible challenge of a site key.
 *
 * A script is loaded for one site key, or for the checkbox. If the page already has a script for another purpose, e.g.
 * because it has both kinds of challenge, the key gets a client of its own, rendered without a checkbox. The vendor
 * documents this; it needs no second script.
 */
import type { Recaptcha } from './loadRecaptcha.ts';

const SCRIPTS = 'script[src*="/recaptcha/api.js"]';

/** The ids of the created clients, by the vendor's object and by site key. */
const clients = new WeakMap<Recaptcha, Map<string, unknown>>();

function isLoadedFor(page: Document, siteKey: string): boolean {
  const scripts = [...page.querySelectorAll<HTMLScriptElement>(SCRIPTS)];
  const keys = scripts.map(({ src }) => new URL(src, page.baseURI).searchParams.get('render'));
  // Without a script the page has defined the object itself, so the object knows the page's keys.
  return keys.length === 0 || keys.includes(siteKey);
}

function makeClient(recaptcha: Recaptcha, { page, siteKey }: InvisibleClientOptions): unknown {
  const { render } = recaptcha;
  if (typeof render !== 'function') return siteKey;
  const place = page.createElement('div');
  page.body.append(place);
  const settings = { sitekey: siteKey, size: 'invisible', badge: 'bottomright' };
  return Reflect.apply(render, recaptcha, [place, settings]);
}

export interface InvisibleClientOptions {
  readonly page: Document;
  readonly siteKey: string;
}

/** Returns the first argument of `execute`: the site key, or the id of a client that is created for it once. */
export function getInvisibleClient(recaptcha: Recaptcha, options: InvisibleClientOptions): unknown {
  const { page, siteKey } = options;
  if (isLoadedFor(page, siteKey)) return siteKey;
  const known = clients.get(recaptcha) ?? new Map<string, unknown>();
  clients.set(recaptcha, known);
  if (!known.has(siteKey)) known.set(siteKey, makeClient(recaptcha, options));
  return known.get(siteKey);
}
