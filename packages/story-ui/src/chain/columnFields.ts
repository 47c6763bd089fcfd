/** The fields that chains of two, three and four columns share. */
import { number, text } from '@broadsheet/block-kit';

export const chainHeading = text({
  label: 'Heading',
  description: 'Heading above the chain.',
  group: 'general',
});

/**
 * Creates the field for the number of blocks in a column.
 * @param more the end of its description, about where the rest is, e.g. `; the rest stand in column two`
 */
function countField(column: string, more: string) {
  return {
    label: `Blocks in column ${column}`,
    description: `How many blocks stand in column ${column}, zero or more${more}.`,
    required: true,
    group: 'columns',
  } as const;
}

/** Creates the field of the first column. It has no default, because the column takes all blocks if no number is stored. */
export const firstColumn = (more = '') =>
  number(countField('one', `${more}. All of them when it is not set`));

/**
 * Creates the field of a further column. A chain needs the counts of all its columns but the last: a missing one is a problem
 * of the page. Until it is mended the column takes none.
 */
export const nextColumn = (column: string, more = '') => ({
  ...number(countField(column, more)),
  initial: 0,
});
