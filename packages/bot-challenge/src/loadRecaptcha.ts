/**
 * The vendor's script, once a page, for both kinds of challenge.
 *
 * The vendor's own React wrapper loads from one address only and never tries a failed load again, so this module loads
 * and the wrapper gets what was loaded. Content blockers often let the first script pass and stop the second one that
 * it fetches; `ready` then never calls, which is why a load has a limit.
 */
import { isRecord } from '@broadsheet/client-core';

export const VENDOR_ORIGIN = 'https://www.google.com';

/** Milliseconds after which a load counts as failed. */
export const LOAD_LIMIT_MS = 20_000;

/** The vendor's `grecaptcha`, of which nothing is known but that it is there. */
export type Recaptcha = Readonly<Record<string, unknown>>;

export interface RecaptchaRequest {
  readonly page: Document;
  /** Without a slash at the end; may have a path, and may be a path of this site. */
  readonly origin: string;
  /** `explicit` for the box to tick, else the site key of the invisible challenge. */
  readonly render: string;
  /** Tag of the page's language, e.g. `pt-BR`. */
  readonly language: string;
  /** Runs every so many milliseconds until cancelled by the returned function. */
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
      reject(new Error(`The robot check's script at ${address} could not be loaded.`));
    });
    page.head.append(script);
  });
}

/** The vendor's functions come with a second script; `ready` tells when. */
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
    throw new Error(`The script at ${address} brought no robot check. See that it is the vendor's.`);
  await whenReady(vendor);
  return vendor;
}

function withinLimit<Value>(run: Promise<Value>, request: RecaptchaRequest): Promise<Value> {
  return new Promise((resolve, reject) => {
    const cancel = request.every(LOAD_LIMIT_MS, () => {
      cancel();
      reject(
        new Error(`The robot check was not ready ${LOAD_LIMIT_MS / 1000} seconds after it was asked for.`),
      );
    });
    run.then(resolve, reject).finally(cancel);
  });
}

/**
 * Loads nothing where the page has the vendor's object already, such as the stand-in of a sandbox. Loads that run at
 * the same time are one; a failed one is forgotten, so that the next call tries again.
 *
 * @throws Error the script did not come, brought nothing, or was not ready in time
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
