/**
 * Converts the text of a report to a structure that can be shown. Its members are not known in advance, because every part
 * of the site may add its own: their names become labels, and values are distinguished by their type.
 */
import { isRecord } from '@broadsheet/client-core';

export type ReportValue =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'flag'; readonly isOn: boolean }
  /** A moment in ISO 8601, or in milliseconds since 1970. */
  | { readonly kind: 'moment'; readonly at: string | number }
  | { readonly kind: 'list'; readonly items: readonly ReportValue[] }
  | { readonly kind: 'group'; readonly entries: readonly ReportEntry[] };

export interface ReportEntry {
  /** The service's name, e.g. `mailedLinks`. */
  readonly name: string;
  /** The name for readers, e.g. "Mailed links". */
  readonly label: string;
  readonly value: ReportValue;
}

export type ReportContent =
  | { readonly kind: 'sections'; readonly sections: readonly ReportEntry[] }
  /** Text that is no JSON object; it is shown unchanged. */
  | { readonly kind: 'plain'; readonly text: string };

const ISO_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/;
const NAME_OF_MOMENT = /(?:On|Date|Until)$/;
/** September 2001 in milliseconds since 1970; smaller numbers are not moments. */
const FIRST_MOMENT = 1e12;
/** The greatest depth that is shown as a structure, deeper than any real report; values below it are shown as JSON. */
const DEEPEST = 12;

/** Converts a member's name to a label: `mailedLinks` → "Mailed links". */
export function toLabel(name: string): string {
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

function getEntries(record: Readonly<Record<string, unknown>>, depth: number): readonly ReportEntry[] {
  return Object.entries(record).map(([name, value]) => ({
    name,
    label: toLabel(name),
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
    return { kind: 'group', entries: getEntries(value, depth) };
  const isEmpty = typeof value !== 'object' || value === null || Object.keys(value).length === 0;
  return isEmpty ? { kind: 'nothing' } : { kind: 'text', text: JSON.stringify(value) };
}

/** Reads a report. @param data JSON as text */
export function readReport(data: string): ReportContent {
  let root: unknown;
  try {
    root = JSON.parse(data);
  } catch {
    // Whatever the text is, it is about the reader, who may see it.
    return { kind: 'plain', text: data };
  }
  return isRecord(root) ? { kind: 'sections', sections: getEntries(root, 0) } : { kind: 'plain', text: data };
}
