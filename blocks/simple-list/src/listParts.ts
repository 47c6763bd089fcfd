import type { FieldValues } from '@broadsheet/block-kit';
import { cardParts, headlineListParts } from '@broadsheet/story-ui';
import type { CardParts } from '@broadsheet/story-ui';
import type { fields } from './fields.ts';

type Values = Pick<FieldValues<typeof fields>, 'showHeadline' | 'showImage' | 'inRow'>;

/** Returns the parts of a story that the list shows; in a row, headline and date. */
export function listParts(values: Values): CardParts {
  return values.inRow
    ? cardParts({ headline: values.showHeadline, date: values.showHeadline })
    : headlineListParts(values);
}
