import { boolean, isRecord, later, list, record, rememberLast, text } from '@broadsheet/client-core';
import type { Parsed, Parser } from '@broadsheet/client-core';

const parseNodeFields = record({
  _id: text,
  node_type: text,
  display_name: text,
  name: text,
  url: text,
  inactive: boolean,
  metadata: record({ metadata_title: text, metadata_description: text }),
});

/** A section or link of a site hierarchy, without inactive children. */
export interface NavigationNode extends Parsed<typeof parseNodeFields> {
  readonly children: readonly NavigationNode[];
}

const parseChildren = list(later(() => parseNode));

const parseNode: Parser<NavigationNode> = (input) => {
  const fields = parseNodeFields(input);
  if (fields === undefined || !isRecord(input)) return undefined;
  const children = parseChildren(input['children']) ?? [];
  return { ...fields, children: children.filter((child) => child.inactive !== true) };
};

export const parseNavigationNode = rememberLast(parseNode);

/**
 * Returns the URL and label of a node: `url` and `display_name` of a link node, `_id` and `name` of any other. Returns
 * `undefined` when either is missing.
 */
export function navigationLink(
  node: NavigationNode,
): { readonly href: string; readonly label: string } | undefined {
  const [href, label] = node.node_type === 'link' ? [node.url, node.display_name] : [node._id, node.name];
  return href !== undefined && label !== undefined ? { href, label } : undefined;
}
