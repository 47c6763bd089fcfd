import { plainLine, trailingSlash } from '@broadsheet/sdk-content';
import type { NavigationNode, Section } from '@broadsheet/sdk-content';
import { siteAddress } from '../absoluteAddress.ts';
import type { PageFacts } from '../readPage.ts';
import type { JsonLdNode } from './JsonLd.ts';

interface Crumb {
  readonly name: string;
  readonly address: string;
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

function crumb(name: string | undefined, address: string | undefined): readonly Crumb[] {
  const printed = plainLine(name);
  return printed === undefined || address === undefined ? [] : [{ name: printed, address }];
}

function sectionCrumbs(section: SectionName | undefined, { input, domain }: PageFacts): readonly Crumb[] {
  const id = section?._id;
  if (section === undefined || id === undefined || id === '/') return [];
  const chain: readonly SectionName[] = chainTo(id, input.sections?.children ?? []) ?? [section];
  return chain.flatMap(({ _id, name }) => {
    const address = _id === undefined ? undefined : siteAddress(_id, domain);
    return crumb(name, address && trailingSlash(address));
  });
}

/**
 * The way from the front page to this one: site, sections, and the page itself where it is no section. `undefined`
 * when that is one step only.
 */
export function breadcrumbs(
  facts: PageFacts,
  section: SectionName | undefined,
  page?: { readonly name: string | undefined; readonly address: string | undefined },
): JsonLdNode | undefined {
  const crumbs = [
    ...crumb(facts.siteName, siteAddress('/', facts.domain)),
    ...sectionCrumbs(section, facts),
    ...crumb(page?.name, page?.address),
  ];
  if (crumbs.length < 2) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address,
    })),
  };
}
