import { findUnsafeUrls, resolveFields } from '@broadsheet/block-kit';
import type { Block, FieldIssue, PhraseValues, WrongValue } from '@broadsheet/block-kit';
import { isRecord } from '@broadsheet/client-core';
import type { DocumentFinding } from '../Finding.ts';
import type { DocumentRule } from './CheckedDocument.ts';
import { describeFinding, titleValues } from '../describeFinding.ts';

interface Stored {
  readonly id: string;
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The largest number of characters of a value that a sentence quotes. */
const LONGEST_VALUE = 80;

const print = (value: unknown): string => JSON.stringify(value)?.slice(0, LONGEST_VALUE) ?? String(value);

function describeWrong(
  { value, expected, replacement }: WrongValue,
  titles: PhraseValues,
): Pick<DocumentFinding, 'sentence' | 'hint' | 'says'> {
  const values = {
    ...titles,
    value: print(value),
    ...(replacement !== undefined && { default: print(replacement) }),
    ...('limit' in expected && { limit: expected.limit }),
    ...('options' in expected && { options: expected.options.join(', ') }),
  };
  const hinted = replacement === undefined ? 'wrong-value' : 'wrong-value.default';
  return describeFinding(`wrong-value.${expected.kind}`, values, { hinted });
}

function toFinding(block: Block, { id, path }: Stored, issue: FieldIssue): DocumentFinding {
  const about = { severity: 'warns', blockId: id, path: `${path}.${issue.field}` } as const;
  const titles = fieldValues(block, issue.field);
  return issue.kind === 'missing'
    ? { ...about, kind: 'empty-field', ...describeFinding('empty-field', titles) }
    : { ...about, kind: 'wrong-value', ...describeWrong(issue, titles) };
}

/**
 * Returns the block and the label of its field, e.g. `Rows`; for a member of a row or an object its path, because only
 * top-level fields have labels.
 */
function fieldValues(block: Block, field: string) {
  const own = Object.hasOwn(block.fields, field) ? block.fields[field] : undefined;
  return { ...titleValues(block), ...(own !== undefined && { field }), fieldLabel: own?.label ?? field };
}

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** Finds required fields with blank text, which are as good as missing. */
function findBlank(block: Block, { id, path, fields }: Stored): readonly DocumentFinding[] {
  return Object.entries(block.fields)
    .filter(
      ([name, field]) => field.required === true && Object.hasOwn(fields, name) && isBlank(fields[name]),
    )
    .map(([name]) => ({
      kind: 'empty-field',
      severity: 'warns',
      blockId: id,
      path: `${path}.${name}`,
      ...describeFinding('empty-field', fieldValues(block, name)),
    }));
}

function findUnknown(block: Block, { id, path, fields }: Stored): readonly DocumentFinding[] {
  return Object.keys(fields)
    .filter((name) => !Object.hasOwn(block.fields, name))
    .map((name) => ({
      kind: 'unknown-field',
      severity: 'tells',
      blockId: id,
      path: `${path}.${name}`,
      ...describeFinding('unknown-field', { ...titleValues(block), name, value: print(fields[name]) }),
    }));
}

/** Finds addresses that are never rendered as links. */
const findUnsafe = (block: Block, { id, path, fields }: Stored): readonly DocumentFinding[] =>
  findUnsafeUrls(block.fields, fields).map(({ field, value }) => ({
    kind: 'unsafe-url',
    severity: 'warns',
    blockId: id,
    path: `${path}.${field}`,
    ...describeFinding('unsafe-url', { ...fieldValues(block, field), value: print(value) }),
  }));

/** Finds fields that the block's schema rejects, does not know, or requires and misses, and addresses that lead nowhere. */
export const fields: DocumentRule = ({ nodes, blocks }) =>
  nodes.flatMap(({ path, value }) => {
    const { id, block: name, fields: own = {} } = isRecord(value) ? value : {};
    const block = typeof name === 'string' ? blocks.get(name) : undefined;
    if (typeof id !== 'string' || block === undefined || !isRecord(own)) return [];
    const stored: Stored = { id, path: `${path}.fields`, fields: own };
    const { issues } = resolveFields(block.fields, own, block.name);
    return [
      ...findUnknown(block, stored),
      ...findBlank(block, stored),
      ...findUnsafe(block, stored),
      ...issues.map((issue) => toFinding(block, stored, issue)),
    ];
  });
