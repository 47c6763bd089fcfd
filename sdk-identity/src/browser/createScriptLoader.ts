import type { ScriptPlace } from '../adapters/VendorAdapters.ts';

type ScriptLoader = (url: string, place: ScriptPlace) => Promise<void>;

/**
 * Makes the edge `loadScript` of a document. A script that failed, or that ran and is asked for again because it brought
 * nothing, is taken out, so that the next attempt is a new one.
 */
export function createScriptLoader(document: Document): ScriptLoader {
  const spent = new WeakSet<HTMLScriptElement>();

  function findRunning(url: string, id: string | undefined): HTMLScriptElement | undefined {
    const present = [...document.scripts].find((script) => (id ? script.id === id : script.src === url));
    if (present === undefined || !spent.has(present)) return present;
    present.remove();
    return undefined;
  }

  return async (url, { parent, id }) => {
    const running = findRunning(url, id);
    const script = running ?? document.createElement('script');
    const loaded = Promise.withResolvers<void>();
    const listen = (name: 'load' | 'error', run: () => void) =>
      script.addEventListener(name, run, { once: true });
    listen('load', () => {
      spent.add(script);
      loaded.resolve();
    });
    listen('error', () => {
      script.remove();
      loaded.reject(new Error(`The script at ${url} did not load. It may be blocked.`));
    });
    if (running === undefined) {
      script.async = true;
      script.src = url;
      if (id) script.id = id;
      document[parent].append(script);
    }
    await loaded.promise;
  };
}
