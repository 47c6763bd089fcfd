/**
 * From the text of a report to something that can be shown. Nobody knows all that is in it: every part of the site may
 * add its own, so the names of members become labels and values are told apart by their kind.
 */
import { isRecord } from '@broadsheet/client-core';

export type ReportValue =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'flag'; readonly isOn: boolean }
  /** ISO 8601, or milliseconds since 1970. */
  | { readonly kind: 'moment'; readonly at: string | number }
  | { readonly kind: 'list'; readonly items: readonly ReportValue[] }
  | { readonly kind: 'group'; readonly entries: readonly ReportEntry[] };

export interface ReportEntry {
  /** As the service calls it, e.g. `mailedLinks`. */
  readonly name: string;
  /** The same for readers, e.g. "Mailed links". */
  readonly label: string;
  readonly value: ReportValue;
}

export type ReportContent =
  | { readonly kind: 'sections'; readonly sections: readonly ReportEntry[] }
  /** Text that is no JSON object; shown as it is. */
  | { readonly kind: 'plain'; readonly text: string };

const ISO_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/;
const NAME_OF_MOMENT = /(?:On|Date|Until)$/;
/** September 2001 in milliseconds: what is smaller is a count of something else. */
const FIRST_MOMENT = 1e12;
/** Deeper than any report; what lies below is shown as JSON. */
const DEEPEST = 12;

/** `mailedLinks` → "Mailed links". */
export function labelOf(name: string): string {
  const words = name
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[_\s-]+/g, ' ')
    .trim()
    .toLowerCase();
  return words === '' ? name : words.charAt(0).toUpperCase() + words.slice(1);
}

function readNumber(name: string, value: number): ReportValue {
  return value >= FIRST_MOMENT && NAME_OF_MOMENT.test(name)
    ? { kind: 'moment', at: value }
    : { kind: 'text', text: String(value) };
}

function readText(value: string): ReportValue {
  if (value.trim() === '') return { kind: 'nothing' };
  return ISO_MOMENT.test(value) ? { kind: 'moment', at: value } : { kind: 'text', text: value };
}

function entriesOf(record: Readonly<Record<string, unknown>>, depth: number): readonly ReportEntry[] {
  return Object.entries(record).map(([name, value]) => ({
    name,
    label: labelOf(name),
    value: readValue(name, value, depth + 1),
  }));
}

function readValue(name: string, value: unknown, depth: number): ReportValue {
  if (typeof value === 'boolean') return { kind: 'flag', isOn: value };
  if (typeof value === 'number') return readNumber(name, value);
  if (typeof value === 'string') return readText(value);
  if (Array.isArray(value) && value.length > 0 && depth < DEEPEST) {
    const items: readonly unknown[] = value;
    return { kind: 'list', items: items.map((item) => readValue(name, item, depth + 1)) };
  }
  if (isRecord(value) && Object.keys(value).length > 0 && depth < DEEPEST)
    return { kind: 'group', entries: entriesOf(value, depth) };
  const isEmpty = typeof value !== 'object' || value === null || Object.keys(value).length === 0;
  return isEmpty ? { kind: 'nothing' } : { kind: 'text', text: JSON.stringify(value) };
}

/** @param data JSON as text, as a report holds it */
export function readReport(data: string): ReportContent {
  let root: unknown;
  try {
    root = JSON.parse(data);
  } catch {
    // Whatever it is, it is about the reader, who may see it.
    return { kind: 'plain', text: data };
  }
  return isRecord(root) ? { kind: 'sections', sections: entriesOf(root, 0) } : { kind: 'plain', text: data };
}
