/**
 * Runs the services of a page once the reader agrees to their purposes, and to their companies where these are asked for. Until then they are in its head as plain text, which
 * its content security policy already allows.
 */
import { whenGranted } from '@broadsheet/block-kit';
import type { ConsentPort, ConsentPurpose, Enhance } from '@broadsheet/block-kit';

const PURPOSES: readonly ConsentPurpose[] = ['functional', 'analytics', 'advertising'];

function wait(script: HTMLScriptElement): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const name of ['load', 'error']) script.addEventListener(name, () => resolve(), { once: true });
  return promise;
}

/** Replaces the text by a script that runs; resolves when the scripts after it may run. */
async function run(text: HTMLScriptElement): Promise<void> {
  const script = text.ownerDocument.createElement('script');
  const { src, dataset } = text;
  if (src === '') script.textContent = text.textContent;
  else Object.assign(script, { src, async: true });
  text.replaceWith(script);
  if (dataset['load'] === 'defer') await wait(script);
}

/** The consent that scripts wait for: a purpose, and the id of a company in the Global Vendor List. */
interface Wish {
  readonly purpose: ConsentPurpose;
  readonly vendor: number | undefined;
}

function findWaiting(root: Document, { purpose, vendor }: Wish): readonly HTMLScriptElement[] {
  const texts = root.querySelectorAll<HTMLScriptElement>(
    `head > script[type="text/plain"][data-consent="${purpose}"]`,
  );
  return [...texts].filter(({ dataset }) => readVendor(dataset) === vendor);
}

function readVendor({ vendor }: DOMStringMap): number | undefined {
  return vendor === undefined ? undefined : Number(vendor);
}

/** Returns the consents that the scripts of a page wait for, each once. */
function listWishes(root: Document): readonly Wish[] {
  return PURPOSES.flatMap((purpose) => {
    const texts = root.querySelectorAll<HTMLScriptElement>(`head > script[data-consent="${purpose}"]`);
    const vendors = new Set([...texts].map(({ dataset }) => readVendor(dataset)));
    return [...vendors].map((vendor) => ({ purpose, vendor }));
  });
}

async function runAll(root: Document, wish: Wish): Promise<void> {
  for (const text of findWaiting(root, wish)) await run(text);
}

export const enhance: Enhance = ({ element: { ownerDocument: root }, consent }) => {
  const leaving = new AbortController();
  const { signal } = leaving;
  const start = (port: ConsentPort) => {
    if (signal.aborted) return;
    for (const wish of listWishes(root)) {
      const stop = whenGranted({ consent: port, ...wish }, () => void runAll(root, wish).catch(reportError));
      signal.addEventListener('abort', stop);
    }
  };
  consent().then(start, reportError);
  return () => leaving.abort();
};
