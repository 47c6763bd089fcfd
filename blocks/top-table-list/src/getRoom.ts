import type { FieldValues, Room } from '@broadsheet/block-kit';
import type { fields } from './fields.ts';
import { sizeLooks } from './sizeLooks.ts';

type Values = FieldValues<typeof fields>;

const GAP = 'var(--bs-gap)';
const THUMBNAIL = '7.5rem';

interface Row {
  /** The number of stories in a row. */
  readonly columns: number;
  /** Whether the image is as wide as the headline, above or below it. */
  readonly isStacked: boolean;
  /** The lines of a headline that is longer than most. */
  readonly lines: number;
}

function rowHeight(
  { columns, isStacked, lines }: Row,
  { show, ratio }: ReturnType<typeof sizeLooks>['small'],
): string {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  const width = isStacked ? `(100% - ${columns - 1} * 2 * ${GAP}) / ${columns}` : THUMBNAIL;
  const image = `(${width}) * ${down} / ${across}`;
  const date = show.date ? ' + .4rem + 1.4 * var(--bs-type-0)' : '';
  const headline = `${lines} * 1.25 * var(--bs-type-2)${date}`;
  if (!show.image) return headline;
  if (!show.headline) return image;
  return isStacked ? `${image} + .75rem + ${headline}` : `max(${image}, ${headline})`;
}

/**
 * Returns the room of a list of small stories, whose headlines are one line longer than most; `undefined` with larger ones,
 * which fill a screen.
 */
export function getRoom(values: Values): Room | undefined {
  const count = Math.trunc(values.small);
  if (values.extraLarge >= 1 || values.large >= 1 || values.medium >= 1 || count < 1) return undefined;
  const look = sizeLooks(values, { isSplit: false }).small;
  const { show, arrangement, hasLine } = look;
  const isAlone = !show.image || !show.headline;
  const isStacked = isAlone || arrangement === 'above' || arrangement === 'below';
  const height = (row: Row) => {
    const rows = Math.ceil(count / row.columns);
    const gaps = (rows - 1) * (hasLine ? 2 : 1);
    return `${rows} * (${rowHeight(row, look)}) + ${gaps} * ${GAP}`;
  };
  const perRow = values.storiesPerRowSM;
  return {
    narrow: height({ columns: 1, isStacked: isAlone, lines: 4 }),
    medium: height({ columns: Math.min(perRow, 2), isStacked, lines: isStacked ? 3 : 4 }),
    wide: height({ columns: perRow, isStacked, lines: isStacked ? Math.max(perRow, 2) : perRow + 1 }),
  };
}
