import { canonicalJson } from './canonicalJson.ts';
import type { ContentRequest } from './ContentRequest.ts';

/**
 * Returns the key of a request. Requests with the same key have the same answer; the order of query values does not matter.
 */
export function requestKey(request: ContentRequest): string {
  const filter = request.filter?.replaceAll(/\s+/g, ' ').trim() ?? '';
  return `${request.source} ${canonicalJson({ ...request.query })} ${filter}`;
}
