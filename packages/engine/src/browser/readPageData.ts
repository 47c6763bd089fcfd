import { PAGE_DATA_ID } from '../islands/wireFormat.ts';
import type { PageData } from '../islands/wireFormat.ts';

function isPageData(value: unknown): value is PageData {
  return typeof value === 'object' && value !== null && 'islands' in value && 'site' in value;
}

/** @throws Error the page has no data, which the server always writes when it sends the loader */
export function readPageData(root: Document): PageData {
  const data: unknown = JSON.parse(root.getElementById(PAGE_DATA_ID)?.textContent ?? 'null');
  if (!isPageData(data))
    throw new Error('The page carries no data for its islands; it was changed on its way here.');
  return data;
}
