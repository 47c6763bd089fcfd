import { plainLine, sectionTrail, trailingSlash } from '@broadsheet/sdk-content';
import type { TrailSection } from '@broadsheet/sdk-content';
import { siteUrl } from '../absoluteUrl.ts';
import type { PageFacts } from '../readPage.ts';
import type { JsonLdNode } from './JsonLd.ts';

interface Crumb {
  readonly name: string;
  readonly url: string;
}

function crumb(name: string | undefined, url: string | undefined): readonly Crumb[] {
  const printed = plainLine(name);
  return printed === undefined || url === undefined ? [] : [{ name: printed, url }];
}

function sectionCrumbs(section: TrailSection | undefined, { input, domain }: PageFacts): readonly Crumb[] {
  return sectionTrail(section, input.sections).flatMap(({ _id, name }) => {
    const url = _id === undefined ? undefined : siteUrl(_id, domain);
    return crumb(name, url && trailingSlash(url));
  });
}

/**
 * Returns the breadcrumbs from the front page to this one: the site, the sections, and the page itself unless it is a
 * section.
 * `undefined` if that is a single step.
 */
export function breadcrumbs(
  facts: PageFacts,
  section: TrailSection | undefined,
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
