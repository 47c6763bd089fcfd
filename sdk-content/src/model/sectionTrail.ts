import type { ContentRequest } from '../client/ContentRequest.ts';
import type { NavigationNode } from './NavigationNode.ts';

/** A step of a trail: the address of a section and its name. */
export interface TrailSection {
  readonly _id?: string | undefined;
  readonly name?: string | undefined;
}

/** Asks for the section tree that trails follow. Blocks and structured data ask with the same words, so it is read once. */
export const SECTION_TREE: ContentRequest = {
  source: 'site-service-hierarchy',
  query: { hierarchy: 'default' },
};

const bare = (id: string | undefined): string | undefined => id?.replace(/(.)\/+$/, '$1');

function trailTo(id: string, nodes: readonly NavigationNode[]): readonly NavigationNode[] | undefined {
  for (const node of nodes) {
    if (bare(node._id) === id) return [node];
    const below = trailTo(id, node.children);
    if (below !== undefined) return [node, ...below];
  }
  return undefined;
}

/**
 * The sections from below the root of the tree down to this one; this one alone where the tree does not know it. Empty
 * without a section, and for the front page, which is the root.
 */
export function sectionTrail(
  section: TrailSection | undefined,
  tree: NavigationNode | undefined,
): readonly TrailSection[] {
  const id = bare(section?._id);
  if (section === undefined || id === undefined || id === '/') return [];
  return trailTo(id, tree?.children ?? []) ?? [section];
}
