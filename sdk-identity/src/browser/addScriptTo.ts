import type { ScriptPlace } from '../social/vendor/VendorEdges.ts';

type ScriptLoader = (url: string, place: ScriptPlace) => Promise<void>;

/** Makes the edge `loadScript` of a document. A script that fails is taken out, so that the next attempt is a new one. */
export function addScriptTo(document: Document): ScriptLoader {
  return async (url, { parent, id }) => {
    const present = [...document.scripts].find((script) => (id ? script.id === id : script.src === url));
    const script = present ?? document.createElement('script');
    const loaded = Promise.withResolvers<void>();
    script.addEventListener('load', () => loaded.resolve(), { once: true });
    script.addEventListener(
      'error',
      () => {
        script.remove();
        loaded.reject(new Error(`The script at ${url} did not load. It may be blocked.`));
      },
      { once: true },
    );
    if (present === undefined) {
      script.async = true;
      script.src = url;
      if (id) script.id = id;
      document[parent].append(script);
    }
    await loaded.promise;
  };
}
