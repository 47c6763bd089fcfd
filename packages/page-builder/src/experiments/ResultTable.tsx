'use client';
import { useFormat, usePhrases } from '@broadsheet/block-kit';
import type { ExperimentVariant } from '@broadsheet/page-document';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { getShare } from './compareVersions.ts';
import { nameVersion } from './nameVersion.ts';
import { phrases } from './phrases.ts';
import type { ExperimentResult } from './readResult.ts';

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${token('type-0')};
  th,
  td {
    padding-block: 0.3rem;
    padding-inline: 0 0.4rem;
    border-block-end: 1px solid ${token('rule')};
    text-align: end;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  th:first-child {
    text-align: start;
  }
`;

const round = (share: number, digits: number): number =>
  Math.round(share * 100 * 10 ** digits) / 10 ** digits;

/**
 * Returns a share as percent with one decimal, and with two below one percent, where one would hide most differences. If it
 * would read like the other share, it has as many more as make them differ, at most three.
 */
function toPercent(share: number, other: number): number {
  const least = share < 0.01 ? 2 : 1;
  const digits = [least, 2, 3].find((each) => round(share, each) !== round(other, each)) ?? least;
  return round(share, digits);
}

/** Returns a function that writes the click rate of a version as percent; a dash for a version that nobody has seen. */
export function useShareText(result: ExperimentResult): (variant: ExperimentVariant) => string {
  const t = usePhrases(phrases);
  const format = useFormat();
  return (variant) => {
    const share = getShare(result[variant]);
    if (share === undefined) return '–';
    const other = getShare(result[variant === 'a' ? 'b' : 'a']) ?? share;
    return t('experiments.percent', { share: format.number(toPercent(share, other)) });
  };
}

/** Renders the views, the clicks and the click rate of each version. */
export function ResultTable({ result }: { readonly result: ExperimentResult }) {
  const t = usePhrases(phrases);
  const format = useFormat();
  const write = useShareText(result);
  return (
    <Table>
      <caption className="bs-hidden">{t('experiments.result')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="bs-hidden">{t('experiments.title')}</span>
          </th>
          <th scope="col">{t('experiments.seen')}</th>
          <th scope="col">{t('experiments.opened')}</th>
          <th scope="col">{t('experiments.share')}</th>
        </tr>
      </thead>
      <tbody>
        {(['a', 'b'] as const).map((variant) => (
          <tr key={variant}>
            <th scope="row">{nameVersion(variant)}</th>
            <td>{format.number(result[variant].seen)}</td>
            <td>{format.number(result[variant].opened)}</td>
            <td>{write(variant)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
