import { isRecord, safeHref, spellPath, text } from '@broadsheet/client-core';
import type { DocumentProblem } from '@broadsheet/platform';
import { describeProblem, describeWarning } from './describeProblem.ts';

/** The most entries of a hierarchy: every page that shows it contains all of them. */
export const MOST_ENTRIES = 1_000;
/** The deepest level of a hierarchy; below it there is no room for names. */
export const DEEPEST_LEVEL = 6;

interface Entry {
  readonly node: Readonly<Record<string, unknown>>;
  readonly path: string;
  readonly level: number;
}

/** Lists all entries of a tree in reading order without the root, and the invalid ones. */
function listEntries(root: Readonly<Record<string, unknown>>) {
  const entries: Entry[] = [];
  const problems: DocumentProblem[] = [];
  const waiting: Entry[] = [{ node: root, path: '$', level: 0 }];
  for (let parent = waiting.pop(); parent !== undefined; parent = waiting.pop()) {
    const { node, path, level } = parent;
    const children: unknown = node['children'] ?? [];
    if (!Array.isArray(children)) problems.push({ path: `${path}.children`, ...describeProblem('list') });
    const found = Array.isArray(children) ? children : [];
    const below = found.flatMap((child: unknown, index): readonly Entry[] => {
      const place = `${path}.children[${index}]`;
      if (isRecord(child)) return [{ node: child, path: place, level: level + 1 }];
      problems.push({ path: place, ...describeProblem('entry') });
      return [];
    });
    if (level > 0) entries.push(parent);
    waiting.push(...below.toReversed());
    if (entries.length + waiting.length > MOST_ENTRIES) return { entries, problems, isTooLarge: true };
  }
  return { entries, problems, isTooLarge: false };
}

function checkLink({ node, path }: Entry): readonly DocumentProblem[] {
  const [name, url] = [text(node['display_name']), text(node['url'])];
  if (name === undefined) return [{ path: `${path}.display_name`, ...describeProblem('link.name') }];
  if (url === undefined) return [{ path: `${path}.url`, ...describeProblem('link.nowhere', { name }) }];
  if (safeHref(url) !== undefined) return [];
  return [{ path: `${path}.url`, ...describeProblem('link.unfollowable', { name, url: url.slice(0, 80) }) }];
}

function checkSection({ node, path }: Entry): readonly DocumentProblem[] {
  const [name, id] = [text(node['name']), text(node['_id'])];
  if (name === undefined) return [{ path: `${path}.name`, ...describeProblem('section.name') }];
  if (id !== undefined && /^\/(?!\/)/.test(id) && safeHref(id) !== undefined) return [];
  return [{ path: `${path}._id`, ...describeProblem('section.path', { name }) }];
}

function checkEntry(entry: Entry): readonly DocumentProblem[] {
  const { node, path, level } = entry;
  const found = node['node_type'] === 'link' ? checkLink(entry) : checkSection(entry);
  if (level <= DEEPEST_LEVEL) return found;
  return [...found, { path, ...describeProblem('depth', { level, deepest: DEEPEST_LEVEL }) }];
}

/** Finds entries of the same section. A story finds its section by the path, so the second entry would never be found. */
function findTwins(entries: readonly Entry[]): readonly DocumentProblem[] {
  const seen = new Set<string>();
  return entries.flatMap(({ node, path }) => {
    const id = node['node_type'] === 'link' ? undefined : text(node['_id']);
    if (id === undefined) return [];
    const key = spellPath(id);
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [{ path: `${path}._id`, ...describeWarning('section.twice', { path: id }) }];
  });
}

/** Checks a hierarchy of the navigation for faults that confuse readers. */
export function checkNavigation(root: Readonly<Record<string, unknown>>): readonly DocumentProblem[] {
  const { entries, problems, isTooLarge } = listEntries(root);
  if (isTooLarge) return [{ path: '$.children', ...describeProblem('many', { most: MOST_ENTRIES }) }];
  return [...problems, ...entries.flatMap(checkEntry), ...findTwins(entries)];
}
