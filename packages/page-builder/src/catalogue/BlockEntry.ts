import type { BlockKind, Field, FieldSchema } from '@broadsheet/block-kit';
import { dictionary, isRecord, list, number, oneOf, record, text } from '@broadsheet/sdk-content';
import type { Parser } from '@broadsheet/sdk-content';

/** A block that is installed, as the palette and the forms know it. */
export interface BlockEntry {
  /** As page documents write it. */
  readonly name: string;
  readonly title: string;
  /** One line; empty where the block has none. */
  readonly description: string;
  readonly group: string;
  readonly kind: BlockKind;
  /** Names of a layout's areas in document order; empty for all others. */
  readonly areas: readonly string[];
  /** What editors read for them, by name; some may have no title. */
  readonly areaTitles: Readonly<Record<string, string>>;
  readonly fields: FieldSchema;
  /** Of `fields`; what is written down with a new block. */
  readonly version: number;
  /** Bytes that its script brings to a page, compressed, when it starts; 0 for markup alone, absent while it was not built. */
  readonly scriptBytes?: number | undefined;
}

const KINDS: readonly Field['kind'][] = [
  'text',
  'longText',
  'richText',
  'url',
  'image',
  'auth',
  'focalPoint',
  'number',
  'boolean',
  'select',
  'content',
  'keyValue',
  'list',
  'object',
];

/** The server made the schema with the builders of block-kit: what names a kind of field is one. */
function isField(input: unknown): input is Field {
  return (
    isRecord(input) && KINDS.some((kind) => kind === input['kind']) && typeof input['label'] === 'string'
  );
}

const parseField: Parser<Field> = (input) => (isField(input) ? input : undefined);

export const parseBlockEntry: Parser<BlockEntry> = (input) => {
  const entry = record({
    name: text,
    title: text,
    description: text,
    group: text,
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
    description = '',
    group = '',
    areas = [],
    areaTitles = {},
    fields = {},
    version = 1,
    scriptBytes,
  } = entry;
  return { name, kind, title, description, group, areas, areaTitles, fields, version, scriptBytes };
};
