/**
 * Loads the vendor's script once for each page, for both kinds of challenge.
 *
 * The vendor's React wrapper loads only from one URL and never retries a failed load, so this module loads the script and
 * passes the result to the wrapper. Content blockers often allow the first script and block the second one that it fetches;
 * `ready` then never calls back, so a load has a time limit.
 */
import { isRecord } from '@broadsheet/client-core';

export const VENDOR_ORIGIN = 'https://www.google.com';

/** Milliseconds after which a load counts as failed. */
export const LOAD_LIMIT_MS = 20_000;

/** The vendor's `grecaptcha` object, whose members are unknown. */
export type Recaptcha = Readonly<Record<string, unknown>>;

export interface RecaptchaRequest {
  readonly page: Document;
  /** The URL before `/recaptcha/api.js`, without a trailing slash; it may have a path, and may be a path of this site. */
  readonly origin: string;
  /** `explicit` for the checkbox, otherwise the site key of the invisible challenge. */
  readonly render: string;
  /** The tag of the page's language, e.g. `pt-BR`. */
  readonly language: string;
  /** Runs a callback at an interval until the returned function cancels it. */
  readonly every: (milliseconds: number, run: () => void) => () => void;
}

const running = new WeakMap<Document, Map<string, Promise<Recaptcha>>>();

export function scriptUrl({ page, origin, render, language }: RecaptchaRequest): string {
  const address = new URL(`${origin}/recaptcha/api.js`, page.baseURI);
  address.searchParams.set('render', render);
  address.searchParams.set('hl', language);
  return address.href;
}

function readRecaptcha(page: Document): Recaptcha | undefined {
  const found: unknown = page.defaultView === null ? undefined : Reflect.get(page.defaultView, 'grecaptcha');
  return isRecord(found) ? found : undefined;
}

function addScript(page: Document, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = page.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`The bot challenge's script at ${address} could not be loaded.`));
    });
    page.head.append(script);
  });
}

/** Waits until the vendor's second script, which has its functions, has loaded: `ready` calls back then. */
async function whenReady(vendor: Recaptcha): Promise<void> {
  const { ready } = vendor;
  if (typeof ready !== 'function') return;
  await new Promise<void>((resolve) => void Reflect.apply(ready, vendor, [() => resolve()]));
}

async function load(request: RecaptchaRequest): Promise<Recaptcha> {
  const { page } = request;
  const address = scriptUrl(request);
  if (readRecaptcha(page) === undefined) await addScript(page, address);
  const vendor = readRecaptcha(page);
  if (vendor === undefined)
    throw new Error(`The script at ${address} contains no bot challenge. Check that it is the vendor's.`);
  await whenReady(vendor);
  return vendor;
}

function withinLimit<Value>(run: Promise<Value>, request: RecaptchaRequest): Promise<Value> {
  return new Promise((resolve, reject) => {
    const cancel = request.every(LOAD_LIMIT_MS, () => {
      cancel();
      reject(
        new Error(`The bot challenge was not ready ${LOAD_LIMIT_MS / 1000} seconds after it was requested.`),
      );
    });
    run.then(resolve, reject).finally(cancel);
  });
}

/**
 * Returns the vendor's object, and loads the script if the page does not have it yet (a sandbox has a stand-in). Concurrent
 * calls share one load; a failed load is not cached, so the next call tries again.
 *
 * @throws Error when the script does not load, defines nothing, or is not ready in time
 */
export function loadRecaptcha(request: RecaptchaRequest): Promise<Recaptcha> {
  const { page } = request;
  const address = scriptUrl(request);
  const loads = running.get(page) ?? new Map<string, Promise<Recaptcha>>();
  running.set(page, loads);
  const current = loads.get(address);
  if (current !== undefined) return current;
  const next = withinLimit(load(request), request).finally(() => loads.delete(address));
  loads.set(address, next);
  return next;
}
