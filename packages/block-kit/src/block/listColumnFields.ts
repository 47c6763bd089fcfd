import type { BlockKind } from './BlockSpec.ts';
import type { FieldSchema } from '../fields/Field.ts';

/** A block as far as its columns are concerned. */
interface ChainEntry {
  readonly kind: BlockKind;
  readonly fields: FieldSchema;
}

/** The fields that hold the number of blocks in each column of a chain; the last column takes the rest. */
const COLUMN_FIELDS = ['columnOne', 'columnTwo', 'columnThree'] as const;

/** Returns the fields with which a chain counts its columns, which are one more; none for any other block. */
export function listColumnFields(entry: ChainEntry | undefined): readonly string[] {
  if (entry?.kind !== 'chain') return [];
  return COLUMN_FIELDS.filter((name) => entry.fields[name]?.kind === 'number');
}
