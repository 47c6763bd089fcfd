import type { ElementContext } from '@broadsheet/block-kit';

/** Creates a function that requests the site's content endpoint, for scripts that do not load the content client. */
export function createFetchContent(
  site: string,
  environment: Pick<ElementContext['environment'], 'fetch'>,
): ElementContext['fetchContent'] {
  return async (source, query, filter): Promise<unknown> => {
    const values = new URLSearchParams({ query: JSON.stringify(query), _website: site });
    if (filter !== undefined) values.set('filter', filter);
    const response = await environment.fetch(
      `/pf/api/v3/content/fetch/${encodeURIComponent(source)}?${values}`,
      {},
    );
    if (!response.ok) throw new Error(`The content source "${source}" answered ${response.status}.`);
    return response.json();
  };
}
