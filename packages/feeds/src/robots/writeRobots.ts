/**
 * Writes `robots.txt` (RFC 9309). Page documents mark pages that crawlers must not visit by `noindex`. A crawler that is
 * named follows only its own group, so allowed crawlers are not named: they follow the rules for everybody.
 */
import { addBase, spellPath } from '@broadsheet/client-core';
import type { PageDocument } from '@broadsheet/engine';
import type { SiteProperties } from '@broadsheet/sdk-content';
import { aiCrawlers } from './aiCrawlers.ts';
import type { CrawlerPurpose } from './aiCrawlers.ts';

type Robots = NonNullable<SiteProperties['robots']>;

/**
 * The paths that are not pages. Lazy blocks (`ALLOWED`) are excepted, because they are content: a crawler that renders a
 * page must be able to fetch them.
 */
const INTERNAL = ['/_broadsheet/', '/pf/api/', '/identity/', '/sales/', '/retail/', '/sandbox/'];
const ALLOWED = ['/_broadsheet/block'];

/** Returns the fixed prefix of a path pattern: `/search/` for `/search/:query/`. */
const fixedPart = (pattern: string): string => pattern.replace(/:.*$/s, '');

function hiddenPaths(pages: readonly PageDocument[]): readonly string[] {
  return pages.flatMap(({ match, meta }) =>
    match.kind === 'path' && /\bnoindex\b/i.test(meta['robots'] ?? '')
      ? [spellPath(fixedPart(match.path))]
      : [],
  );
}

/** Removes paths that another path covers, and the front page, which must never be disallowed by accident. */
function outermost(paths: readonly string[]): readonly string[] {
  const own = [...new Set(paths)].filter((path) => path.startsWith('/') && path !== '/');
  return own.filter((path) => !own.some((other) => other !== path && path.startsWith(other))).toSorted();
}

/** Writes a line of the file; removes characters with which an editor's value could start another line. */
const line = (name: string, value: string): string => `${name}: ${value.replaceAll(/[\s#\p{Cc}]+/gu, '')}`;

const SWITCHES = {
  training: 'aiTraining',
  search: 'aiSearch',
  assistant: 'aiAssistants',
} as const satisfies Record<CrawlerPurpose, keyof Robots>;

/** Returns the crawlers that the site disallows: a rule for a crawler's name takes precedence over that for its purpose. */
function unwantedCrawlers(robots: Robots): readonly string[] {
  const named = robots.crawlers ?? {};
  const isAllowed = (agent: string) =>
    Object.entries(named).find(([name]) => name.toLowerCase() === agent.toLowerCase())?.[1];
  const known = aiCrawlers.filter(
    ({ agent, purpose }) => (isAllowed(agent) ?? robots[SWITCHES[purpose]]) === 'disallow',
  );
  const isKnown = (name: string) =>
    aiCrawlers.some(({ agent }) => agent.toLowerCase() === name.toLowerCase());
  const others = Object.entries(named).filter(([name, answer]) => answer === 'disallow' && !isKnown(name));
  return [...known.map(({ agent }) => agent), ...others.map(([name]) => name)];
}

export interface RobotsOptions {
  readonly site: SiteProperties;
  readonly pages: readonly PageDocument[];
  /** The absolute URLs of the sitemaps. */
  readonly sitemaps: readonly string[];
}

/** Writes the `robots.txt` of a site; a site that must not be indexed disallows everything. */
export function writeRobots({ site, pages, sitemaps }: RobotsOptions): string {
  const robots = site.robots ?? {};
  if (robots.index === false) return `User-agent: *\nDisallow: ${addBase('/', site.basePath)}\n`;
  const publicUrl = (path: string) => addBase(path, site.basePath);
  const hidden = outermost([...INTERNAL, ...hiddenPaths(pages), ...(robots.disallow ?? [])]);
  const everybody = [
    'User-agent: *',
    ...ALLOWED.map((path) => line('Allow', publicUrl(path))),
    ...hidden.map((path) => line('Disallow', publicUrl(path))),
  ];
  const unwanted = unwantedCrawlers(robots).map((agent) => line('User-agent', agent));
  const groups = [
    everybody,
    ...(unwanted.length > 0 ? [[...unwanted, line('Disallow', publicUrl('/'))]] : []),
  ];
  const lists = sitemaps.map((url) => line('Sitemap', url));
  return `${[...groups, ...(lists.length > 0 ? [lists] : [])].map((group) => group.join('\n')).join('\n\n')}\n`;
}
