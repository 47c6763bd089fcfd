import { plainLine, trailingSlash } from '@broadsheet/sdk-content';
import type { NavigationNode, Section } from '@broadsheet/sdk-content';
import { siteUrl } from '../absoluteUrl.ts';
import type { PageFacts } from '../readPage.ts';
import type { JsonLdNode } from './JsonLd.ts';

interface Crumb {
  readonly name: string;
  readonly url: string;
}

type SectionName = Pick<Section, '_id' | 'name'>;

/** From below the tree's root down to the section; `undefined` when it is not in the tree. */
function chainTo(id: string, nodes: readonly NavigationNode[]): readonly NavigationNode[] | undefined {
  for (const node of nodes) {
    if (node._id === id) return [node];
    const below = chainTo(id, node.children);
    if (below !== undefined) return [node, ...below];
  }
  return undefined;
}

function crumb(name: string | undefined, url: string | undefined): readonly Crumb[] {
  const printed = plainLine(name);
  return printed === undefined || url === undefined ? [] : [{ name: printed, url }];
}

function sectionCrumbs(section: SectionName | undefined, { input, domain }: PageFacts): readonly Crumb[] {
  const id = section?._id;
  if (section === undefined || id === undefined || id === '/') return [];
  const chain: readonly SectionName[] = chainTo(id, input.sections?.children ?? []) ?? [section];
  return chain.flatMap(({ _id, name }) => {
    const url = _id === undefined ? undefined : siteUrl(_id, domain);
    return crumb(name, url && trailingSlash(url));
  });
}

/**
 * The way from the front page to this one: site, sections, and the page itself where it is no section. `undefined`
 * when that is one step only.
 */
export function breadcrumbs(
  facts: PageFacts,
  section: SectionName | undefined,
  page?: { readonly name: string | undefined; readonly url: string | undefined },
): JsonLdNode | undefined {
  const crumbs = [
    ...crumb(facts.siteName, siteUrl('/', facts.domain)),
    ...sectionCrumbs(section, facts),
    ...crumb(page?.name, page?.url),
  ];
  if (crumbs.length < 2) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}
