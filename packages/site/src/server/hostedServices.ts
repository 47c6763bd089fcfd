import { createTransport } from '@broadsheet/client-core';
import type { Fetch } from '@broadsheet/client-core';
import type { ContentSourcesOptions } from '@broadsheet/sdk-content/server';
import type { Config } from '../config/readConfig.ts';

type Keys = Pick<Config, 'searchKey' | 'algoliaAppId' | 'algoliaSearchKey'>;

/** Returns the hosted services that the environment has keys for; none of them receives the token of the content API. */
export function hostedServices(
  { searchKey, algoliaAppId: appId, algoliaSearchKey }: Keys,
  fetch: Fetch,
): Partial<Pick<ContentSourcesOptions, 'algolia' | 'searchKey' | 'searchTransport'>> {
  const transportTo = (origin: string) => createTransport({ origin, fetch });
  return {
    ...(searchKey !== undefined && {
      searchKey,
      searchTransport: transportTo('https://search.arcpublishing.com'),
    }),
    ...(appId !== undefined &&
      algoliaSearchKey !== undefined && {
        algolia: {
          transport: transportTo(`https://${appId}-dsn.algolia.net`),
          appId,
          searchKey: algoliaSearchKey,
        },
      }),
  };
}
