import { safeHref } from '@broadsheet/block-kit';

/**
 * Returns the URL of a page with an id in its query, such as `/account/payment/?paymentMethodID=7`; `undefined` without a
 * page or an id.
 *
 * @param ids one id by its name in the query
 */
export function toPageHref(page: string, ids: Readonly<Record<string, number | null | undefined>>) {
  const [[name, id] = []] = Object.entries(ids);
  const query = `${page.includes('?') ? '&' : '?'}${name}=${String(id)}`;
  return page === '' || !id ? undefined : safeHref(`${page}${query}`);
}
