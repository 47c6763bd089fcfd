import type { ScriptPlace } from '../adapters/VendorAdapters.ts';

type ScriptLoader = (url: string, place: ScriptPlace) => Promise<void>;

/**
 * Creates the adapter `loadScript` for a document. A script element that failed is removed, so that the next call loads
 * the script again; so is one that has loaded, because a second request means that it did not define its global.
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
