/** Functions that tests of sales share. */
import { fileURLToPath } from 'node:url';
import { findImportFiles } from '../src/content/import/findImportFiles.ts';
import type { ImportResult } from '../src/content/import/ImportSource.ts';
import { parseJson } from '../src/content/json/Json.ts';
import type { Json } from '../src/content/json/Json.ts';
import type { Platform } from '../src/createPlatform.ts';

/** The folder of the sample newspaper's products, prices, offers and taxes. */
export const SUBSCRIPTIONS = fileURLToPath(new URL('../../../fixtures/subscriptions', import.meta.url));

interface WithPlatform {
  readonly server: { readonly platform: Platform };
}

/** Imports the sales documents of the sample newspaper. */
export async function importFixtures({ server }: WithPlatform): Promise<ImportResult> {
  return server.platform.import(await findImportFiles(SUBSCRIPTIONS), { root: SUBSCRIPTIONS });
}

export interface RetailAnswer {
  readonly status: number;
  readonly body: Json;
  readonly cache: string | null;
}

/** Makes a retail call. @param path the path below `/retail/public/v1` */
export async function retail({ server }: WithPlatform, path: string): Promise<RetailAnswer> {
  const response = await server.platform.fetch(
    new Request(`http://platform.internal/retail/public/v1${path}`),
  );
  return {
    status: response.status,
    body: parseJson(await response.text()),
    cache: response.headers.get('cache-control'),
  };
}
