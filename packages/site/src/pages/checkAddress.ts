/**
 * Checks the path that an editor wants for a page, before anything is saved: whether a page can have it, and what would
 * happen to the present content of that path. A path at which the page would never be seen is refused; other findings are
 * notes.
 */
import { sectionKey } from '@broadsheet/client-core';
import { formatPhrase } from '@broadsheet/block-kit';
import type { PhraseValues } from '@broadsheet/block-kit';
import { matchPath } from '@broadsheet/engine';
import { isPathPattern, isSameMatch } from '@broadsheet/page-document';
import type { PageDocument, PageMatch } from '@broadsheet/page-document';
import { addressPhrases } from './addressPhrases.ts';
import { findReservedPath } from './reservedPaths.ts';

type AddressPhrase = keyof typeof addressPhrases;

export interface AddressProblem {
  readonly kind: 'refused' | 'note';
  /** A sentence for the editor, in English. */
  readonly reason: string;
  /** The key of its phrase, with the values of the placeholders. */
  readonly says: { readonly key: AddressPhrase; readonly values: PhraseValues };
}

export interface AddressSurroundings {
  /** Every page of the site, including drafts. */
  readonly pages: readonly PageDocument[];
  /** The names of sections by their paths. */
  readonly sections: ReadonlyMap<string, string>;
  /** The redirects with the list that they are in, except those of pages that were moved in the page builder. */
  readonly redirects: readonly { readonly from: string; readonly list: string }[];
  /** The stored content at the path, such as a story. */
  readonly content?: { readonly title: string } | undefined;
}

export interface WantedAddress {
  /** The page's id; absent for a new page. */
  readonly id?: string | undefined;
  readonly match: PageMatch;
}

const createProblem =
  (kind: AddressProblem['kind']) =>
  (key: AddressPhrase, values: PhraseValues = {}): AddressProblem => ({
    kind,
    reason: formatPhrase(addressPhrases[key], values, 'en'),
    says: { key, values },
  });

const refuse = createProblem('refused');
const warn = createProblem('note');

const getSegments = (path: string): readonly string[] => path.replaceAll(/^\/|\/$/g, '').split('/');

/** Checks the form of the path itself. */
function checkForm(path: string): readonly AddressProblem[] {
  if (!/^\/(?![/\\])[^?#\s\\]*$/.test(path) || path.includes('//')) return [refuse('address.form')];
  const names = getSegments(path).filter((segment) => segment.startsWith(':'));
  if (names.some((name) => !/^:[a-z]\w*$/i.test(name))) return [refuse('address.name')];
  if (new Set(names).size < names.length) return [refuse('address.twice')];
  const reserved = findReservedPath(path);
  if (reserved !== undefined) return [refuse('address.reserved', { path: reserved })];
  return [];
}

/** Returns whether two patterns can match the same path and neither has precedence. */
function mayCollide(one: string, other: string): boolean {
  const [own, others] = [getSegments(one), getSegments(other)];
  const count = (segments: readonly string[]) => segments.filter((segment) => segment.startsWith(':')).length;
  return (
    own.length === others.length &&
    count(own) === count(others) &&
    own.every((segment, index) => {
      const counterpart = others[index] ?? '';
      return (
        [segment, counterpart].some((each) => each.startsWith(':')) ||
        sectionKey(segment) === sectionKey(counterpart)
      );
    })
  );
}

function compareWithPage(path: string, { name, match }: PageDocument): readonly AddressProblem[] {
  if (match.kind !== 'path') return [];
  const other = match.path;
  const [isOwnPattern, isOtherPattern] = [isPathPattern(path), isPathPattern(other)];
  if (!isOwnPattern && isOtherPattern && matchPath(other, path) !== undefined)
    return [warn('address.template', { page: name, other, path })];
  if (isOwnPattern && !isOtherPattern && matchPath(path, other) !== undefined)
    return [warn('address.kept', { page: name, other })];
  if (isOwnPattern && isOtherPattern && mayCollide(path, other))
    return [warn('address.chance', { page: name, other })];
  return [];
}

function checkSurroundings(
  path: string,
  { sections, redirects, content }: AddressSurroundings,
): readonly AddressProblem[] {
  const rule = redirects.find(({ from }) => sectionKey(from) === sectionKey(path));
  const section = [...sections].find(([address]) => sectionKey(address) === sectionKey(path));
  return [
    ...(rule === undefined ? [] : [refuse('address.redirect', { list: rule.list, path })]),
    ...(section === undefined ? [] : [warn('address.section', { name: section[1] })]),
    ...(content === undefined ? [] : [warn('address.content', { title: content.title })]),
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
  if (taken !== undefined)
    return [refuse(match.kind === 'path' ? 'address.taken' : 'address.takenFor', { page: taken.name })];
  if (match.kind !== 'path') return [];
  return [
    ...others.flatMap((page) => compareWithPage(match.path, page)),
    ...(isPathPattern(match.path) ? [] : checkSurroundings(match.path, surroundings)),
  ];
}
