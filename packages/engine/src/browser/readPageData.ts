import { PAGE_DATA_ID } from '../islands/wireFormat.ts';
import type { PageData } from '../islands/wireFormat.ts';
import { queryAll } from './queryAll.ts';

function isPageData(value: unknown): value is PageData {
  return typeof value === 'object' && value !== null && 'islands' in value && 'site' in value;
}

/**
 * Reads the data that the server wrote for the islands of a page.
 *
 * Its id alone proves nothing, for markup of authors may say it too. The engine's own is a script element of HTML that
 * holds JSON, which authors have none of, and the last of its kind, for it stands behind all blocks.
 *
 * @throws Error the page has no data, which the server always writes when it sends the loader
 */
export function readPageData(root: Document): PageData {
  const scripts = queryAll(root, `script#${PAGE_DATA_ID}[type="application/json"]`);
  const own = scripts.findLast((element) => element instanceof HTMLScriptElement);
  const data: unknown = JSON.parse(own?.textContent ?? 'null');
  if (!isPageData(data))
    throw new Error('The page carries no data for its islands; it was changed on its way here.');
  return data;
}
