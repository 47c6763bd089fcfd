import type { BlockKind, Field, FieldSchema } from '@broadsheet/block-kit';
import { dictionary, isRecord, list, number, oneOf, record, text } from '@broadsheet/client-core';
import type { Parser } from '@broadsheet/client-core';

/** An installed block, as the palette and the forms need it. */
export interface BlockEntry {
  /** The name that page documents use. */
  readonly name: string;
  /** The title. It and all other texts are in the editor's language, if the block has that language. */
  readonly title: string;
  /** The English title, as in the block's README. */
  readonly englishTitle: string;
  /** A description of one line; empty if the block has none. */
  readonly description: string;
  readonly group: string;
  /** The English name of the group, by which groups are ordered. */
  readonly englishGroup: string;
  readonly kind: BlockKind;
  /** The names of a layout's areas in document order; empty for all other blocks. */
  readonly areas: readonly string[];
  /** The titles of the areas for editors, by name; an area may have no title. */
  readonly areaTitles: Readonly<Record<string, string>>;
  readonly fields: FieldSchema;
  /** The version of `fields`, which is stored with a new block. */
  readonly version: number;
  /**
   * The compressed bytes of script that a page loads when the block starts; 0 for a block without script, absent before the
   * first build.
   */
  readonly scriptBytes?: number | undefined;
}

/** All kinds of fields; a kind without a line here does not compile. */
const KINDS: Readonly<Record<Field['kind'], true>> = {
  text: true,
  longText: true,
  richText: true,
  url: true,
  image: true,
  auth: true,
  focalPoint: true,
  number: true,
  boolean: true,
  select: true,
  content: true,
  keyValue: true,
  list: true,
  object: true,
};

/**
 * Tells whether a value is a field. The server created the schema with block-kit, so any object with the kind of a field is
 * one.
 */
function isField(input: unknown): input is Field {
  if (!isRecord(input)) return false;
  const { kind, label } = input;
  return typeof kind === 'string' && Object.hasOwn(KINDS, kind) && typeof label === 'string';
}

const parseField: Parser<Field> = (input) => (isField(input) ? input : undefined);

export const parseBlockEntry: Parser<BlockEntry> = (input) => {
  const entry = record({
    name: text,
    title: text,
    englishTitle: text,
    description: text,
    group: text,
    englishGroup: text,
    kind: oneOf('feature', 'chain', 'layout', 'output'),
    areas: list(text),
    areaTitles: dictionary(text),
    fields: dictionary(parseField),
    version: number,
    scriptBytes: number,
  })(input);
  if (entry?.name === undefined || entry.kind === undefined) return undefined;
  const {
    name,
    kind,
    title = name,
    englishTitle = title,
    description = '',
    group = '',
    englishGroup = group,
    areas = [],
    areaTitles = {},
    fields = {},
    version = 1,
    scriptBytes,
  } = entry;
  return {
    name,
    kind,
    title,
    englishTitle,
    description,
    group,
    englishGroup,
    areas,
    areaTitles,
    fields,
    version,
    scriptBytes,
  };
};
