import type { ContentRequest } from '../client/ContentRequest.ts';
import type { NavigationNode } from './NavigationNode.ts';

/** A section of a trail: its id, which is its path, and its name. */
export interface TrailSection {
  readonly _id?: string | undefined;
  readonly name?: string | undefined;
}

/** The request for the section tree. Blocks and structured data use the same request, so the tree is fetched once. */
export const SECTION_TREE: ContentRequest = {
  source: 'site-service-hierarchy',
  query: { hierarchy: 'default' },
};

const bare = (id: string | undefined): string | undefined => id && /^.(?:.*[^/])?/s.exec(id)?.[0];

function trailTo(id: string, nodes: readonly NavigationNode[]): readonly NavigationNode[] | undefined {
  for (const node of nodes) {
    if (bare(node._id) === id) return [node];
    const below = trailTo(id, node.children);
    if (below !== undefined) return [node, ...below];
  }
  return undefined;
}

/**
 * Returns the path of sections in the tree down to a section, without the root; only the section itself if the tree does
 * not contain it. The result is empty without a section, and for the front page, which is the root.
 */
export function sectionTrail(
  section: TrailSection | undefined,
  tree: NavigationNode | undefined,
): readonly TrailSection[] {
  const id = bare(section?._id);
  if (section === undefined || id === undefined || id === '/') return [];
  return trailTo(id, tree?.children ?? []) ?? [section];
}
