/**
 * Runs the services of a page once the reader agrees to their purposes. Until then they are in its head as plain text, which
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

async function runAll(root: Document, purpose: ConsentPurpose): Promise<void> {
  const texts = root.querySelectorAll<HTMLScriptElement>(
    `head > script[type="text/plain"][data-consent="${purpose}"]`,
  );
  for (const text of texts) await run(text);
}

export const enhance: Enhance = ({ element: { ownerDocument: root }, consent }) => {
  const leaving = new AbortController();
  const { signal } = leaving;
  const start = (port: ConsentPort) => {
    if (signal.aborted) return;
    for (const purpose of PURPOSES) {
      const stop = whenGranted(
        { consent: port, purpose },
        () => void runAll(root, purpose).catch(reportError),
      );
      signal.addEventListener('abort', stop);
    }
  };
  consent().then(start, reportError);
  return () => leaving.abort();
};
