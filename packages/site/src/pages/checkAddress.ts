/**
 * Checks the path that an editor wants for a page, before anything is saved: whether a page can have it, and what would
 * happen to the present content of that path. A path at which the page would never be seen is refused; other findings are
 * notes.
 */
import { matchPath } from '@broadsheet/engine';
import { isPathPattern, isSameMatch } from '@broadsheet/page-document';
import type { PageDocument, PageMatch } from '@broadsheet/page-document';
import { findReservedPath } from './reservedPaths.ts';

export interface AddressProblem {
  readonly kind: 'refused' | 'note';
  /** A sentence for the editor. */
  readonly reason: string;
}

export interface AddressSurroundings {
  /** Every page of the site, including drafts. */
  readonly pages: readonly PageDocument[];
  /** The names of sections by their paths. */
  readonly sections: ReadonlyMap<string, string>;
  /** The redirects with the list that they are in, except those of pages that were moved in the page builder. */
  readonly redirects: readonly { readonly from: string; readonly list: string }[];
  /** The stored content at the path, such as a story. */
  readonly content?: { readonly type: string; readonly title: string } | undefined;
}

export interface WantedAddress {
  /** The page's id; absent for a new page. */
  readonly id?: string | undefined;
  readonly match: PageMatch;
}

const refuse = (reason: string): AddressProblem => ({ kind: 'refused', reason });
const note = (reason: string): AddressProblem => ({ kind: 'note', reason });

const toKey = (path: string): string => path.replace(/(?<=[^/]|^\/)\/+$/, '');
const getSegments = (path: string): readonly string[] => path.replaceAll(/^\/|\/$/g, '').split('/');

/** Checks the form of the path itself. */
function checkForm(path: string): readonly AddressProblem[] {
  if (!/^\/(?![/\\])[^?#\s\\]*$/.test(path) || path.includes('//'))
    return [
      refuse('An address starts with one slash and has no spaces, no “?” and no “#”, such as /about/team/.'),
    ];
  const names = getSegments(path).filter((segment) => segment.startsWith(':'));
  if (names.some((name) => !/^:[a-z]\w*$/i.test(name)))
    return [refuse('After a colon stands a name of letters, such as /author/:slug/.')];
  if (new Set(names).size < names.length)
    return [refuse('Each part with a colon needs a name of its own, such as /:year/:slug/.')];
  const reserved = findReservedPath(path);
  if (reserved !== undefined)
    return [
      refuse(`The site itself answers at ${reserved}, so the page would never be seen. Choose another.`),
    ];
  return [];
}

/** Tells whether two patterns can match the same path and neither has precedence. */
function mayCollide(one: string, other: string): boolean {
  const [own, others] = [getSegments(one), getSegments(other)];
  const count = (segments: readonly string[]) => segments.filter((segment) => segment.startsWith(':')).length;
  return (
    own.length === others.length &&
    count(own) === count(others) &&
    own.every((segment, index) => {
      const counterpart = others[index] ?? '';
      return segment.startsWith(':') || counterpart.startsWith(':') || segment === counterpart;
    })
  );
}

function compareWithPage(path: string, { name, match }: PageDocument): readonly AddressProblem[] {
  if (match.kind !== 'path') return [];
  const other = match.path;
  const [isOwnPattern, isOtherPattern] = [isPathPattern(path), isPathPattern(other)];
  if (!isOwnPattern && isOtherPattern && matchPath(other, path) !== undefined)
    return [note(`The template “${name}” is for ${other}. At ${path} readers will see this page instead.`)];
  if (isOwnPattern && !isOtherPattern && matchPath(path, other) !== undefined)
    return [note(`The page “${name}” keeps its own address ${other}.`)];
  if (isOwnPattern && isOtherPattern && mayCollide(path, other))
    return [
      note(
        `The template “${name}” is for ${other}. Where an address fits both, it is left to chance which one is shown.`,
      ),
    ];
  return [];
}

function checkSurroundings(
  path: string,
  { sections, redirects, content }: AddressSurroundings,
): readonly AddressProblem[] {
  const rule = redirects.find(({ from }) => toKey(from) === toKey(path));
  const section = [...sections].find(([address]) => toKey(address) === toKey(path));
  return [
    ...(rule === undefined
      ? []
      : [
          refuse(
            `The redirect list “${rule.list}” leads readers away from ${path}. Take the rule out of the list, or choose another address.`,
          ),
        ]),
    ...(section === undefined
      ? []
      : [note(`The section “${section[1]}” has this address. Readers will see this page in its place.`)]),
    ...(content === undefined
      ? []
      : [
          note(
            `The ${content.type} “${content.title}” has this address. Readers will see this page in its place.`,
          ),
        ]),
  ];
}

/** Returns the problems of a path; none for one that is free. */
export function checkAddress(
  { id = '', match }: WantedAddress,
  surroundings: AddressSurroundings,
): readonly AddressProblem[] {
  const form = match.kind === 'path' ? checkForm(match.path) : [];
  if (form.length > 0) return form;
  const others = surroundings.pages.filter((page) => page.id !== id);
  const taken = others.find((page) => isSameMatch(page.match, match));
  if (taken !== undefined) {
    const what = match.kind === 'path' ? 'has this address' : 'is for this';
    return [refuse(`The page “${taken.name}” ${what} already. Change one of the two.`)];
  }
  if (match.kind !== 'path') return [];
  return [
    ...others.flatMap((page) => compareWithPage(match.path, page)),
    ...(isPathPattern(match.path) ? [] : checkSurroundings(match.path, surroundings)),
  ];
}
