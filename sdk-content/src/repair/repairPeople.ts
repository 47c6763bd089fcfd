import { isRecord, mapItems, mapMembers } from '@broadsheet/client-core';
import type { JsonRecord } from '../client/JsonRecord.ts';
import { findText, getText, withoutNulls } from './RepairScope.ts';
import type { RepairScope } from './RepairScope.ts';
import { withVersion } from './withVersion.ts';

const NAMES = ['byline', 'org', 'slug', '_id', 'id'];

function withPicture(author: JsonRecord, scope: RepairScope): JsonRecord {
  const { image } = author;
  if (!isRecord(image) || getText(image, 'type') === 'reference') return author;
  const clean = withoutNulls(image, scope);
  if (getText(clean, 'type') !== undefined) return { ...author, image: withVersion(clean, scope) };
  if (getText(clean, 'url') === undefined) return clean === image ? author : { ...author, image: clean };
  scope.onRepair('the picture of an author says no type; it is an image');
  return { ...author, image: withVersion({ type: 'image', ...clean }, scope) };
}

function getFullName(author: JsonRecord): string | undefined {
  const parts = ['first_name', 'firstName', 'middle_name', 'last_name', 'lastName'];
  const names = parts.flatMap((part) => getText(author, part) ?? []);
  return names.length === 0 ? findText(author, NAMES) : names.join(' ');
}

function withName(author: JsonRecord, { isWhole, onRepair }: RepairScope): JsonRecord {
  if (getText(author, 'name') !== undefined || (!isWhole && !('name' in author))) return author;
  const name = getFullName(author);
  if (name === undefined) return author;
  onRepair('an author without a name has the one of the byline, the organisation or the id');
  return { ...author, name };
}

function withId(author: JsonRecord, { onRepair }: RepairScope): JsonRecord {
  const { id, ...others } = author;
  if (typeof id !== 'string' || '_id' in author) return author;
  onRepair('"id" of an author is read as "_id"');
  return { _id: id, ...others };
}

/** Repairs an author: of the author service, of an older version, or as an entry of credits. */
export function repairAuthor(author: JsonRecord, scope: RepairScope): JsonRecord {
  const pictured = withPicture(withoutNulls(author, scope), scope);
  return withVersion(withName(withId(pictured, scope), scope), scope);
}

function repairCredit(credit: unknown, scope: RepairScope): unknown {
  if (typeof credit === 'string' && credit.trim() !== '') {
    scope.onRepair('a credit that is text is an author with that name');
    return { type: 'author', name: credit.trim() };
  }
  if (!isRecord(credit)) return credit;
  const type = getText(credit, 'type');
  if (type !== undefined && type !== 'author') return withoutNulls(credit, scope);
  const author = repairAuthor(credit, scope);
  if (type !== undefined || getText(author, 'name') === undefined) return author;
  scope.onRepair('a credit without a type is an author');
  return { type: 'author', ...author };
}

/** Repairs `credits`: lists of authors by their part in the work. */
export function repairCredits(credits: unknown, scope: RepairScope): unknown {
  if (!isRecord(credits)) return credits;
  return mapMembers(withoutNulls(credits, scope), (entries) => {
    if (!Array.isArray(entries)) return entries;
    const list: readonly unknown[] = entries;
    return mapItems(list, (entry) =>
      entry === null && scope.isWhole ? undefined : repairCredit(entry, scope),
    );
  });
}
