import type { JsonRecord } from '../client/JsonRecord.ts';

/** Returns the root of a navigation that is given as the list of its nodes. */
export function toNavigation(nodes: readonly unknown[]): JsonRecord {
  return { _id: '/', node_type: 'section', name: '', children: nodes };
}
