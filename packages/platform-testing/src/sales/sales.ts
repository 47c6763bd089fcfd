/** Functions that tests of sales share. */
import { fileURLToPath } from 'node:url';
import { findImportFiles } from '@broadsheet/content-service';
import type { ImportResult } from '@broadsheet/content-service';
import { parseJson } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';
import type { Platform } from '@broadsheet/platform';

/** The folder of the sample newspaper's products, prices, offers and taxes. */
export const SUBSCRIPTIONS = fileURLToPath(new URL('../../../../fixtures/subscriptions', import.meta.url));

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
