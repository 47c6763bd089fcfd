import { resolveFields } from '@broadsheet/block-kit';
import type { Block, FieldIssue } from '@broadsheet/block-kit';
import { isRecord } from '@broadsheet/sdk-content';
import type { DocumentFinding } from '../Finding.ts';
import type { DocumentRule } from './CheckedDocument.ts';

interface Stored {
  readonly id: string;
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

function toFinding(
  block: Block,
  { id, path }: Stored,
  { field, value, message }: FieldIssue,
): DocumentFinding {
  const about = { severity: 'warns', blockId: id, path: `${path}.${field}` } as const;
  if (value === undefined)
    return {
      ...about,
      kind: 'empty-field',
      sentence: `The block "${block.title}" needs the field "${labelOf(block, field)}", and it is empty.`,
      hint: 'Fill it in.',
    };
  const [sentence = message, ...hints] = message.split(/(?<=\.) (?=It is left out|The default )/);
  const hint = hints.join(' ') || 'Correct the field.';
  return { ...about, kind: 'wrong-value', sentence, hint };
}

/** What editors call a field, e.g. `Rows`; within a row or an object its path, for labels there are many. */
const labelOf = ({ fields }: Block, field: string): string =>
  Object.hasOwn(fields, field) ? (fields[field]?.label ?? field) : field;

const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === '';

/** A required field that holds a text of nothing says as little as one that is missing. */
function findBlank(block: Block, { id, path, fields }: Stored): readonly DocumentFinding[] {
  return Object.entries(block.fields)
    .filter(
      ([name, field]) => field.required === true && Object.hasOwn(fields, name) && isBlank(fields[name]),
    )
    .map(([name, field]) => ({
      kind: 'empty-field',
      severity: 'warns',
      blockId: id,
      path: `${path}.${name}`,
      sentence: `The block "${block.title}" needs the field "${field.label}", and it is empty.`,
      hint: 'Fill it in.',
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
      sentence: `The block "${block.name}" has no field "${name}", so it does nothing.`,
      hint: 'Its README lists its fields.',
    }));
}

/** Fields that the schema of their block refuses, does not know, or needs. */
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
      ...issues.map((issue) => toFinding(block, stored, issue)),
    ];
  });
