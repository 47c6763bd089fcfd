import { canonicalJson } from './canonicalJson.ts';
import type { ContentRequest } from './ContentRequest.ts';

/** Two requests with the same key have the same answer, whatever the order of their query values. */
export function requestKey(request: ContentRequest): string {
  const filter = request.filter?.replaceAll(/\s+/g, ' ').trim() ?? '';
  return `${request.source} ${canonicalJson({ ...request.query })} ${filter}`;
}
