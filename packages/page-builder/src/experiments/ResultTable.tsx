'use client';
import { useFormat, usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { getShare } from './compareVersions.ts';
import type { VersionCounts } from './compareVersions.ts';
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

/** Returns a share as percent with one decimal, and with two below one percent, where one would hide most differences. */
function toPercent(share: number): number {
  const digits = share < 0.01 ? 2 : 1;
  return Math.round(share * 100 * 10 ** digits) / 10 ** digits;
}

/** Returns a function that writes a share of the views as percent; a dash for a version that nobody has seen. */
export function useShareText(): (counts: VersionCounts) => string {
  const t = usePhrases(phrases);
  const format = useFormat();
  return (counts) => {
    const share = getShare(counts);
    return share === undefined ? '–' : t('experiments.percent', { share: format.number(toPercent(share)) });
  };
}

/** Renders how often each version was seen and opened. */
export function ResultTable({ result }: { readonly result: ExperimentResult }) {
  const t = usePhrases(phrases);
  const format = useFormat();
  const write = useShareText();
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
            <td>{write(result[variant])}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
