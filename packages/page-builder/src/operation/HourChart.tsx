'use client';
import { useFormat, usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { DataTable } from './DataTable.tsx';
import type { HourMinute, MinuteCounts } from './operationHour.ts';
import { phrases } from './phrases.ts';
import { HEIGHT, toPath, toUpperEdge, WIDTH } from './toPath.ts';

/** The look of a line: by its dashes too, not only by its colour. */
const LOOKS = {
  main: { colour: 'brand', dashes: 'none' },
  second: { colour: 'ink', dashes: '7 4' },
  alert: { colour: 'alert', dashes: '2 4' },
} as const;

const Figure = styled.figure`
  display: grid;
  gap: 0.5rem;
  align-content: start;
  min-inline-size: 0;
  h2 {
    font: 600 ${token('type-1')} / 1.3 ${token('sans')};
  }
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.15rem 1.25rem;
  color: ${token('ink-soft')};
  font-size: ${token('type-0')};
  list-style: none;
  li {
    display: inline-flex;
    align-items: center;
    gap: 0.4rem;
  }
`;

const Drawing = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 7rem;
  overflow: visible;
  direction: ltr;
  border-block: 1px solid ${token('rule')};
`;

const Line = styled.path<{ readonly $look: keyof typeof LOOKS }>`
  fill: none;
  stroke: ${({ $look }) => token(LOOKS[$look].colour)};
  stroke-dasharray: ${({ $look }) => LOOKS[$look].dashes};
  stroke-linecap: round;
  stroke-linejoin: round;
  stroke-width: 2;
  vector-effect: non-scaling-stroke;
`;

const Axis = styled.div`
  display: flex;
  justify-content: space-between;
  color: ${token('ink-soft')};
  font-size: ${token('type-0')};
  font-variant-numeric: tabular-nums;
`;

/** Time goes from left to right in the drawing, which is not mirrored; its times stand below it. */
const TimeAxis = styled(Axis)`
  direction: ltr;
`;

const Details = styled.details`
  font-size: ${token('type-0')};
  summary {
    min-block-size: 2rem;
    padding-block: 0.35rem;
    color: ${token('ink-soft')};
    cursor: pointer;
  }
`;

export interface ChartLine {
  readonly label: string;
  readonly look: keyof typeof LOOKS;
  readonly read: (counts: MinuteCounts) => number | undefined;
}

export interface HourChartProps {
  readonly title: string;
  readonly minutes: readonly HourMinute[];
  readonly lines: readonly ChartLine[];
}

const valuesOf = ({ read }: ChartLine, minutes: readonly HourMinute[]): readonly (number | undefined)[] =>
  minutes.map(({ counts }) => counts && read(counts));

const highestOf = (values: readonly (number | undefined)[]): number =>
  Math.max(0, ...values.filter((value) => value !== undefined));

/** Returns a function that describes a line by its newest and its highest value. */
function useLegendText() {
  const t = usePhrases(phrases);
  return (line: ChartLine, minutes: readonly HourMinute[]): string => {
    const values = valuesOf(line, minutes);
    const last = values.findLast((value) => value !== undefined);
    return last === undefined
      ? t('operation.legend.none', { name: line.label })
      : t('operation.legend', { name: line.label, last, most: highestOf(values) });
  };
}

/** Renders lines over the minutes of an hour, and their numbers as text and as a table. */
export function HourChart({ title, minutes, lines }: HourChartProps) {
  const t = usePhrases(phrases);
  const format = useFormat();
  const writeLegend = useLegendText();
  const heading = useId();
  const [isOpen, setIsOpen] = useState(false);
  const edge = toUpperEdge(highestOf(lines.flatMap((line) => valuesOf(line, minutes))));
  const now = minutes.at(-1)?.at ?? 0;
  const stamp = (place: number): string => format.stamp(minutes.at(place)?.at, now);
  const legend = lines.map((line) => ({ line, text: writeLegend(line, minutes) }));
  return (
    <Figure aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <Legend>
        {legend.map(({ line, text }) => (
          <li key={line.label}>
            <svg aria-hidden="true" width="28" height="8" viewBox="0 0 28 8">
              <Line $look={line.look} d="M2 4H26" />
            </svg>
            {text}
          </li>
        ))}
      </Legend>
      <div>
        <Axis aria-hidden="true">{format.number(edge)}</Axis>
        <Drawing
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn, and has no file
          role="img"
          aria-label={`${title}. ${legend.map(({ text }) => text).join('. ')}.`}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
        >
          {lines.map((line) => (
            <Line key={line.label} $look={line.look} d={toPath(valuesOf(line, minutes), edge)} />
          ))}
        </Drawing>
        <TimeAxis aria-hidden="true">
          {[0, 30, -1].map((place) => (
            <span key={place}>{stamp(place)}</span>
          ))}
        </TimeAxis>
      </div>
      <Details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>{t('operation.numbers', { title })}</summary>
        {isOpen && <Numbers {...{ title, minutes, lines }} />}
      </Details>
    </Figure>
  );
}

/** Renders the minutes as a table, the newest first. */
function Numbers({ title, minutes, lines }: HourChartProps) {
  const t = usePhrases(phrases);
  const format = useFormat();
  const now = minutes.at(-1)?.at ?? 0;
  const rows = minutes.toReversed().map(({ at, counts }) => ({
    key: String(at),
    cells: [
      format.stamp(at, now),
      ...lines.map(({ read }) => {
        const value = counts && read(counts);
        return value === undefined ? '' : format.number(value);
      }),
    ],
  }));
  return (
    <DataTable
      title={title}
      columns={[t('operation.minute'), ...lines.map(({ label }) => label)]}
      rows={rows}
    />
  );
}
