import { NetworkError } from '@broadsheet/client-core';

/** What Chromium says of code that did not come. It never requests the same address again. */
const LOST = /imported module: (\S+)/;
let turn = 0;

/**
 * Loads code on demand; what did not come is requested once more at another address, because a browser remembers that an
 * address failed. Blocks tell readers of a lost connection by the kind of the error, whether a call or code is missing.
 *
 * @param load imports the module
 * @throws NetworkError `failed` when the code does not come
 */
export async function fetchCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load().catch((lost: unknown) => {
      const [, address] = LOST.exec(String(lost)) ?? [];
      if (address === undefined) throw lost;
      turn += 1;
      return import(
        /* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */ `${address}?${turn}`
      );
    });
  } catch (cause) {
    throw new NetworkError('failed', 'Code of this page did not come. Check the connection and try again.', {
      cause,
    });
  }
}
