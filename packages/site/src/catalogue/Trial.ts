/**
 * A block as somebody tries it in the catalogue: an example with other values in its fields, in a language, a direction, a
 * theme, and for a kind of reader. All of it is the query of an address, so that a trial can be sent to a colleague.
 */
import type { Block, Field, SimulatedReader } from '@broadsheet/block-kit';
import { LOCALES } from '@broadsheet/block-kit';
import { oneOf } from '@broadsheet/client-core';
import type { Example } from './findExamples.ts';

export const TRIAL_THEMES = ['light', 'dark'] as const;
export type TrialTheme = (typeof TRIAL_THEMES)[number];

export const TRIAL_DIRECTIONS = ['ltr', 'rtl'] as const;
export type TrialDirection = (typeof TRIAL_DIRECTIONS)[number];

export const TRIAL_LANGUAGES = ['en', ...LOCALES] as const;
export type TrialLanguage = (typeof TRIAL_LANGUAGES)[number];

/** `live`: as the reader who looks, with the block's script. The others are rendered without script. */
export const TRIAL_READERS = ['live', 'anonymous', 'registered', 'subscribed'] as const;
export type TrialReader = 'live' | SimulatedReader;

/** What the sources do that the block asks; all but `answered` is rendered without script. */
export const TRIAL_CONTENTS = ['answered', 'loading', 'failed', 'empty'] as const;
export type TrialContent = (typeof TRIAL_CONTENTS)[number];

export interface Trial {
  readonly example: Example;
  /** Its index among the examples of the block. */
  readonly exampleIndex: number;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly theme: TrialTheme;
  readonly direction: TrialDirection;
  readonly language: TrialLanguage;
  readonly reader: TrialReader;
  readonly content: TrialContent;
  /** What of the query cannot be used, and why. Such a field keeps the value of the example. */
  readonly problems: readonly string[];
}

/** The prefix of parameters that set a field. */
export const FIELD_PREFIX = 'field.';

type FieldReading = { readonly value: unknown } | { readonly problem: string } | undefined;

function readJson(label: string, value: string): FieldReading {
  try {
    return { value: JSON.parse(value) };
  } catch {
    return { problem: `“${label}” is not JSON. Write it as a page document has it.` };
  }
}

/** Reads what a control of a field sends; `undefined` for a field that is not set. */
function readField(field: Field, value: string): FieldReading {
  switch (field.kind) {
    case 'boolean':
      return { value: value === 'true' };
    case 'number':
      if (value === '') return undefined;
      return Number.isFinite(Number(value))
        ? { value: Number(value) }
        : { problem: `“${field.label}” is a number.` };
    case 'select':
      return value === '' ? undefined : { value: field.options.find((option) => String(option) === value) };
    case 'text':
    case 'longText':
    case 'richText':
    case 'url':
    case 'image':
    case 'auth':
    case 'focalPoint':
      // Without a default an empty text and none are the same to a block.
      return value === '' && field.default === undefined ? undefined : { value };
    case 'content':
    case 'keyValue':
    case 'list':
    case 'object':
      return value.trim() === '' ? undefined : readJson(field.label, value);
  }
}

function readFields(block: Block, example: Example, query: URLSearchParams) {
  const fields: Record<string, unknown> = { ...example.node.fields };
  const problems: string[] = [];
  for (const [name, field] of Object.entries(block.fields)) {
    // A checkbox sends its value after that of the hidden field beside it, which stands for "not ticked".
    const value = query.getAll(FIELD_PREFIX + name).at(-1);
    if (value === undefined) continue;
    const read = readField(field, value);
    if (read === undefined) delete fields[name];
    else if ('problem' in read) problems.push(read.problem);
    else fields[name] = read.value;
  }
  return { fields, problems };
}

/** Reads a trial from the query of its address; `undefined` without examples. */
export function readTrial(
  query: URLSearchParams,
  { block, examples }: { readonly block: Block; readonly examples: readonly Example[] },
): Trial | undefined {
  const requested = Number(query.get('example') ?? 0);
  const exampleIndex = examples[requested] === undefined ? 0 : requested;
  const example = examples[exampleIndex];
  if (example === undefined) return undefined;
  return {
    example,
    exampleIndex,
    ...readFields(block, example, query),
    theme: oneOf(...TRIAL_THEMES)(query.get('theme')) ?? 'light',
    direction: oneOf(...TRIAL_DIRECTIONS)(query.get('direction')) ?? 'ltr',
    language: oneOf(...TRIAL_LANGUAGES)(query.get('language')) ?? 'en',
    reader: oneOf(...TRIAL_READERS)(query.get('reader')) ?? 'live',
    content: oneOf(...TRIAL_CONTENTS)(query.get('content')) ?? 'answered',
  };
}
