import type { NavigationNode } from '@broadsheet/sdk-content';
import { navigationLinks } from '@broadsheet/story';
import type { NavigationLink } from '@broadsheet/story';

export interface Section extends NavigationLink {
  /** First part of its path, e.g. `sport`; absent for other sites and for the front page. */
  readonly folder: string | undefined;
  readonly links: readonly NavigationLink[];
}

/** The sections of a hierarchy that lead somewhere, each with the links below it. */
export function toSections(nodes: readonly NavigationNode[]): readonly Section[] {
  return nodes.flatMap((node) =>
    navigationLinks([node]).map((link) => ({
      ...link,
      folder: /^\/([^/?#]+)/.exec(link.href)?.[1],
      links: navigationLinks(node.children),
    })),
  );
}
