/** The fields that chains of two, three and four columns share. */
import { number, text } from '@broadsheet/block-kit';

export const chainHeading = text({
  label: 'Heading',
  description: 'Heading above the chain.',
  group: 'general',
});

/** @param more a sentence's end that says where the rest stands, e.g. `; the rest stand in column two` */
function countOf(column: string, more: string) {
  return {
    label: `Blocks in column ${column}`,
    description: `How many blocks stand in column ${column}, zero or more${more}.`,
    required: true,
    group: 'columns',
  } as const;
}

/** Takes all blocks where nothing is stored, so it has no default. */
export const firstColumn = (more = '') => number(countOf('one', `${more}. All of them when it is not set`));

export const nextColumn = (column: string, more = '') => number({ ...countOf(column, more), default: 0 });
