import { isRecord } from '@broadsheet/client-core';
import type { Field, FieldSchema, LeafField } from './Field.ts';

type Stored = Readonly<Record<string, unknown>>;

/** @param path where the value is, e.g. `link` or `rows[0].link` */
export type MapStored = (field: LeafField, stored: unknown, path: string) => unknown;

export interface StoredBySchema {
  readonly schema: FieldSchema;
  readonly stored: Stored;
}

/**
 * Returns stored fields with every value mapped that a schema knows, also in rows of lists and groups of fields. Unknown
 * fields, and what is no list or record where one belongs, stay as they are.
 */
export const mapStoredFields = ({ schema, stored }: StoredBySchema, map: MapStored): Stored =>
  mapRecord(schema, stored, { map, path: '' });

interface Place {
  readonly map: MapStored;
  /** The path of what is mapped, with its separator. */
  readonly path: string;
}

function mapRecord(schema: FieldSchema, stored: Stored, { map, path }: Place): Stored {
  const known = new Map(Object.entries(schema));
  const entries = Object.entries(stored).map(([name, value]): [string, unknown] => {
    const field = known.get(name);
    return [name, field === undefined ? value : mapField(field, value, { map, path: `${path}${name}` })];
  });
  return Object.fromEntries(entries);
}

function mapField(field: Field, stored: unknown, { map, path }: Place): unknown {
  if (field.kind === 'object') return mapGroup(field.of, stored, { map, path: `${path}.` });
  if (field.kind !== 'list') return map(field, stored, path);
  if (!Array.isArray(stored)) return stored;
  return stored.map((row: unknown, index) => mapGroup(field.of, row, { map, path: `${path}[${index}].` }));
}

const mapGroup = (schema: FieldSchema, stored: unknown, place: Place): unknown =>
  isRecord(stored) ? mapRecord(schema, stored, place) : stored;
