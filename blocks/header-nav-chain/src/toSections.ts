import type { NavigationNode } from '@broadsheet/sdk-content';
import { navigationLinks } from '@broadsheet/story-ui';
import type { NavigationLink } from '@broadsheet/story-ui';

export interface Section extends NavigationLink {
  /** The first part of its path, e.g. `sport`; absent for other sites and for the front page. */
  readonly folder: string | undefined;
  readonly links: readonly NavigationLink[];
}

/** Returns the sections of a hierarchy that have a link, each with the links below it. */
export function toSections(nodes: readonly NavigationNode[]): readonly Section[] {
  return nodes.flatMap((node) =>
    navigationLinks([node]).map((link) => ({
      ...link,
      folder: /^\/([^/?#]+)/.exec(link.href)?.[1],
      links: navigationLinks(node.children),
    })),
  );
}
