/**
 * Which client of the vendor runs the invisible challenge of a site key.
 *
 * A script is loaded for one site key, or for the box to tick. Where the page has one for something else already, such
 * as both kinds of challenge on one page, the key gets a client of its own, drawn without a box; the vendor documents
 * that way, and it needs no second script.
 */
import type { Recaptcha } from './loadRecaptcha.ts';

const SCRIPTS = 'script[src*="/recaptcha/api.js"]';

/** Numbers of the clients that were made, by the vendor's object and by site key. */
const clients = new WeakMap<Recaptcha, Map<string, unknown>>();

function isLoadedFor(page: Document, siteKey: string): boolean {
  const scripts = [...page.querySelectorAll<HTMLScriptElement>(SCRIPTS)];
  const keys = scripts.map(({ src }) => new URL(src, page.baseURI).searchParams.get('render'));
  // Without a script the object is the page's own, which knows its keys.
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

/** Gives what `execute` wants first: the site key, or the number of a client that is made for it once. */
export function getInvisibleClient(recaptcha: Recaptcha, options: InvisibleClientOptions): unknown {
  const { page, siteKey } = options;
  if (isLoadedFor(page, siteKey)) return siteKey;
  const known = clients.get(recaptcha) ?? new Map<string, unknown>();
  clients.set(recaptcha, known);
  if (!known.has(siteKey)) known.set(siteKey, makeClient(recaptcha, options));
  return known.get(siteKey);
}
