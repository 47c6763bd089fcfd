/**
 * Repairs content of older versions and of systems that write it freely, so that all that reads content reads one shape: the
 * import, and the content sources before a foreign content API.
 *
 * Nothing is refused. What cannot be repaired stays as it is, and what a newer version may mean stays too.
 */
import { isRecord, mapItems, mapMembers } from '@broadsheet/client-core';
import type { JsonRecord } from '../client/JsonRecord.ts';
import { guessType } from './guessType.ts';
import { repairAuthor, repairCredits } from './repairPeople.ts';
import { repairTaxonomy, repairWebsites } from './repairPlacement.ts';
import { repairPublication } from './repairPublication.ts';
import { findText, getText, repairMembers, withoutNulls } from './RepairScope.ts';
import type { RepairScope, RepairValue } from './RepairScope.ts';
import { withVersion } from './withVersion.ts';

const DEEPEST = 64;
/** The types with headlines, credits and a taxonomy of their own. */
const DOCUMENTS = new Set(['story', 'gallery', 'video', 'image', 'audio', 'collection', 'redirect']);
/** The texts from which a missing `basic` is taken, best first. */
const TEXTS = ['web', 'native', 'mobile', 'tablet', 'print', 'table', 'meta_title'];

const repairTexts: RepairValue = (given, scope) => {
  const { isWhole, onRepair } = scope;
  if (typeof given === 'string') {
    onRepair('a headline or description that is text is its basic form');
    return { basic: given };
  }
  if (!isRecord(given)) return given;
  const value = withoutNulls(given, scope);
  if (typeof value['basic'] === 'string') return value;
  const basic = findText(value, TEXTS);
  if (basic !== undefined) {
    onRepair('a headline or description without a basic form has one of its other forms');
    return { ...value, basic };
  }
  if (!isWhole || 'basic' in value) return value;
  onRepair('a headline or description without any text is left out');
  return undefined;
};

function withPlainTexts(document: JsonRecord, scope: RepairScope): JsonRecord {
  const repairs = { headlines: repairTexts, subheadlines: repairTexts, description: repairTexts };
  return repairMembers(document, { repairs, scope });
}

/** Leaves out a focal point that is not within its image, which would crop it wrongly. */
function withFocalPoint(image: JsonRecord, { onRepair }: RepairScope): JsonRecord {
  const { focal_point: point, ...others } = image;
  const { width, height } = image;
  if (point === undefined) return image;
  const isWithin = (position: unknown, length: unknown): boolean =>
    typeof position === 'number' && position >= 0 && !(typeof length === 'number' && position > length);
  if (isRecord(point) && isWithin(point['x'], width) && isWithin(point['y'], height)) return image;
  onRepair('a focal point outside of its image is left out');
  return others;
}

function withType(record: JsonRecord, { isWhole, onRepair }: RepairScope): JsonRecord {
  if (!isWhole || getText(record, 'type') !== undefined) return record;
  const type = guessType(record);
  if (type === undefined) return record;
  onRepair(`a part without a type has the members of type "${type}"`);
  return { ...record, type };
}

interface Depth {
  readonly depth: number;
}

function repairList(value: unknown, scope: RepairScope, { depth }: Depth): unknown {
  if (!Array.isArray(value)) return value;
  const list: readonly unknown[] = value;
  return mapItems(list, (item) => {
    if (item === null && scope.isWhole) {
      scope.onRepair('an empty place in a list is left out');
      return undefined;
    }
    if (typeof item === 'string' && scope.isWhole) {
      scope.onRepair('a paragraph that is text is a text element');
      return { type: 'text', content: item };
    }
    return isRecord(item) ? repairPart(item, scope, depth + 1) : item;
  });
}

function repairEach(value: unknown, scope: RepairScope, at: Depth): unknown {
  if (!isRecord(value)) return value;
  return mapMembers(withoutNulls(value, scope), (item) => {
    if (Array.isArray(item)) return repairList(item, scope, at);
    return isRecord(item) ? repairPart(item, scope, at.depth + 1) : item;
  });
}

function repairInner(record: JsonRecord, scope: RepairScope, at: Depth): JsonRecord {
  const list: RepairValue = (value) => repairList(value, scope, at);
  const each: RepairValue = (value) => repairEach(value, scope, at);
  const part: RepairValue = (value) => (isRecord(value) ? repairPart(value, scope, at.depth + 1) : value);
  const parts: Readonly<Record<string, RepairValue>> = {
    content_elements: list,
    items: list,
    promo_items: each,
    related_content: each,
    promo_image: part,
    credits: repairCredits,
    vanity_credits: repairCredits,
    taxonomy: repairTaxonomy,
    websites: repairWebsites,
  };
  return repairMembers(record, { repairs: parts, scope });
}

/** Repairs a document, or an element or other part of one. */
function repairPart(record: JsonRecord, scope: RepairScope, depth: number): JsonRecord {
  if (depth > DEEPEST) return record;
  const typed = withType(withoutNulls(record, scope), scope);
  const type = getText(typed, 'type') ?? '';
  if (type === 'reference') return typed;
  if (type === 'author') return repairAuthor(typed, scope);
  const inner = withVersion(repairInner(typed, scope, { depth }), scope);
  if (!DOCUMENTS.has(type)) return inner;
  const plain = withPlainTexts(inner, scope);
  const document = scope.isWhole ? repairPublication(plain, scope) : plain;
  return type === 'image' ? withFocalPoint(document, scope) : document;
}

const ANSWERS = ['data', 'authors'];

/**
 * Repairs a document, a list of documents, or an answer of a content API. The input is not changed, and the result shares the
 * unchanged parts with it.
 */
export function repairContent(value: unknown, scope: RepairScope): unknown {
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    return mapItems(list, (item) => repairContent(item, scope));
  }
  if (!isRecord(value) || Array.isArray(value['children'])) return value;
  const name = value['type'] === undefined ? ANSWERS.find((each) => Array.isArray(value[each])) : undefined;
  if (name === 'authors') return repairMembers(value, { repairs: { authors: repairAuthors }, scope });
  if (name !== undefined) return repairMembers(value, { repairs: { [name]: repairContent }, scope });
  return repairPart(value, scope, 0);
}

function repairAuthors(value: unknown, scope: RepairScope): unknown {
  if (!Array.isArray(value)) return value;
  const list: readonly unknown[] = value;
  return mapItems(list, (item) => (isRecord(item) ? repairAuthor(item, scope) : item));
}
