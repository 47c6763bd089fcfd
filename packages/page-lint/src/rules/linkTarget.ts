/**
 * Finds links within the site that lead nowhere. The site is asked about each path once, a few at a time, and about a
 * limited number of paths.
 */
import { addBase, removeBase } from '@broadsheet/block-kit';
import type { CheckedPage, PageRule } from '../CheckedPage.ts';
import type { Finding } from '../Finding.ts';
import type { MarkedElement } from '../markup/PageMarkup.ts';
import { announcedElements, getAccessibleName, shorten } from './elements.ts';
import { describeFinding } from '../describeFinding.ts';

const MAX_PATHS = 120;
const AT_ONCE = 6;

/**
 * Returns the path of a link within the site; `undefined` for other sites and for this page. Links in the markup include
 * the base path.
 */
function pathWithin(href: string, { origin, path, site }: CheckedPage): string | undefined {
  const url = URL.parse(href, origin + addBase(path, site.basePath));
  const found = url?.origin === origin ? removeBase(url.pathname, site.basePath) : undefined;
  return found === path ? undefined : found;
}

/** Returns the first link to each path. */
function findPaths(page: CheckedPage): ReadonlyMap<string, MarkedElement> {
  const paths = new Map<string, MarkedElement>();
  for (const link of announcedElements(page, 'a')) {
    const { href } = link.attributes;
    const path = href === undefined || href.startsWith('#') ? undefined : pathWithin(href, page);
    if (path !== undefined && !paths.has(path)) paths.set(path, link);
  }
  return paths;
}

async function requestAll(
  paths: readonly string[],
  answers: CheckedPage['answers'],
): Promise<readonly string[]> {
  const broken: string[] = [];
  const waiting = [...paths];
  async function work(): Promise<void> {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift())
      if (!(await answers(path))) broken.push(path);
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return paths.filter((path) => broken.includes(path));
}

export const linkTarget: PageRule = async (page) => {
  const links = findPaths(page);
  const requested = [...links.keys()].slice(0, MAX_PATHS);
  const broken = await requestAll(requested, page.answers);
  const findings = broken.map((path): Finding => {
    const link = links.get(path);
    return {
      kind: 'link-target',
      severity: 'warns',
      ...(link && page.blockOf(link)),
      ...describeFinding('link-target', {
        text: link === undefined ? '' : shorten(getAccessibleName(page, link)),
        path,
      }),
    };
  });
  const left = links.size - requested.length;
  if (left === 0) return findings;
  return [
    ...findings,
    { kind: 'link-target', severity: 'tells', ...describeFinding('link-target.more', { n: left }) },
  ];
};
