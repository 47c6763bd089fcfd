import { NetworkError } from '@broadsheet/client-core';

/**
 * Loads code on demand. Blocks tell readers of a lost connection by the kind of the error, whether a call or code is
 * missing.
 *
 * @param load imports the module
 * @throws NetworkError `failed` when the code does not come
 */
export async function fetchCode<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (cause) {
    throw new NetworkError('failed', 'Code of this page did not come. Check the connection and try again.', {
      cause,
    });
  }
}
