import { PAGE_DATA_ID } from '../islands/wireFormat.ts';
import type { PageData } from '../islands/wireFormat.ts';
import { queryAll } from './queryAll.ts';

function isPageData(value: unknown): value is PageData {
  return typeof value === 'object' && value !== null && 'islands' in value && 'site' in value;
}

/**
 * Reads the data that the server wrote for the islands of a page.
 *
 * The id alone proves nothing, because markup of authors may have it too. The engine's element is an HTML script element
 * with JSON, which authors cannot write, and the last one, because it follows all blocks.
 *
 * @throws Error when the page has no data. The server always writes them when it sends the loader, so somebody changed the
 * page on its way
 */
export function readPageData(root: Document): PageData {
  const scripts = queryAll(root, `script#${PAGE_DATA_ID}[type="application/json"]`);
  const own = scripts.findLast((element) => element instanceof HTMLScriptElement);
  const data: unknown = JSON.parse(own?.textContent ?? 'null');
  if (!isPageData(data)) throw new Error('The page carries no data for its islands.');
  return data;
}
