import { safeHref } from '@broadsheet/client-core';
import { isJsonObject, listAt, textAt } from '@broadsheet/service-kit/json';
import type { DocumentProblem, Json, JsonObject } from '@broadsheet/service-kit/json';
import { ALERTS } from './collectionStore.ts';
import { collectionProblems } from './collectionProblems.ts';

const LONGEST_NAME = 200;
const LONGEST_TEXT = 1_000;
const LONGEST_URL = 2_000;
const MOST_ALIASES = 10;
const MOST_ITEMS = 200;
const MOST_AUTOMATIC = 50;
const MOST_SECTIONS = 20;
/** The latest moment: the last day of the year 9999. */
const LATEST = Date.UTC(9999, 11, 31);

/** The aliases that ANS allows. */
const ALIAS = /^[a-z][a-z0-9-]{0,99}$/;

function problem(path: string, key: keyof typeof collectionProblems, most?: number): DocumentProblem {
  const values: Readonly<Record<string, number>> = most === undefined ? {} : { most };
  const reason = collectionProblems[key].replace('{most}', String(most));
  return { path, reason, says: { key, values } };
}

const isLine = (value: Json | undefined, longest: number): boolean =>
  value === undefined || (typeof value === 'string' && value.length <= longest);

function checkName({ name }: JsonObject): readonly DocumentProblem[] {
  const isGood = typeof name === 'string' && name.trim() !== '' && name.length <= LONGEST_NAME;
  return isGood ? [] : [problem('$.name', 'collection-problem.name', LONGEST_NAME)];
}

function checkAliases(document: JsonObject): readonly DocumentProblem[] {
  const aliases = listAt(document, 'aliases');
  if (aliases.includes(ALERTS)) return [problem('$.aliases', 'collection-problem.alerts')];
  const isGood =
    aliases.length <= MOST_ALIASES &&
    aliases.every((alias) => typeof alias === 'string' && ALIAS.test(alias));
  return isGood ? [] : [problem('$.aliases', 'collection-problem.aliases', MOST_ALIASES)];
}

function isImage(value: Json | undefined): boolean {
  if (value === undefined || value === '') return true;
  if (typeof value !== 'string' || value.length > LONGEST_URL) return false;
  return /^(?:\/(?![/\\])|https:\/\/)/.test(value) && safeHref(value) !== undefined;
}

function checkItem(item: Json, path: string): readonly DocumentProblem[] {
  const id = textAt(item, '_id') ?? '';
  if (!isJsonObject(item) || id === '' || id.length > LONGEST_NAME)
    return [problem(path, 'collection-problem.item')];
  const { headline, description, imageAlt, imageId, image, pinnedUntil } = item;
  const texts = Object.entries({ headline, description, imageAlt, imageId })
    .filter(([, text]) => !isLine(text, LONGEST_TEXT))
    .map(([name]) => problem(`${path}.${name}`, 'collection-problem.text', LONGEST_TEXT));
  const isMoment =
    pinnedUntil === undefined ||
    (typeof pinnedUntil === 'number' &&
      Number.isInteger(pinnedUntil) &&
      pinnedUntil > 0 &&
      pinnedUntil <= LATEST);
  return [
    ...texts,
    ...(isImage(image) ? [] : [problem(`${path}.image`, 'collection-problem.image')]),
    ...(isMoment ? [] : [problem(`${path}.pinnedUntil`, 'collection-problem.pin')]),
  ];
}

function checkItems(document: JsonObject): readonly DocumentProblem[] {
  const items = listAt(document, 'children');
  const ids = items.map((item) => textAt(item, '_id'));
  if (items.length > MOST_ITEMS || new Set(ids).size < ids.length)
    return [problem('$.children', 'collection-problem.items', MOST_ITEMS)];
  return items.flatMap((item, index) => checkItem(item, `$.children[${index}]`));
}

function checkAutomatic({ automatic }: JsonObject): readonly DocumentProblem[] {
  if (automatic === undefined) return [];
  const wrong = [problem('$.automatic', 'collection-problem.automatic', MOST_AUTOMATIC)];
  if (!isJsonObject(automatic)) return wrong;
  const { size, tag = '' } = automatic;
  const sections = listAt(automatic, 'sections');
  const isGood =
    typeof size === 'number' &&
    Number.isInteger(size) &&
    size >= 1 &&
    size <= MOST_AUTOMATIC &&
    typeof tag === 'string' &&
    tag.length <= LONGEST_NAME &&
    sections.length <= MOST_SECTIONS &&
    sections.every((section) => typeof section === 'string' && section.length <= LONGEST_NAME) &&
    (tag !== '' || sections.length > 0);
  return isGood ? [] : wrong;
}

/** Returns the problems of a collection; each of them prevents its publication. */
export const checkCollection = (document: JsonObject): readonly DocumentProblem[] => [
  ...checkName(document),
  ...checkAliases(document),
  ...checkItems(document),
  ...checkAutomatic(document),
];
