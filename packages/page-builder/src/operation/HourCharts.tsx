'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { HourChart } from './HourChart.tsx';
import type { HourMinute } from './operationHour.ts';
import { phrases } from './phrases.ts';
import { toMilliseconds } from './toMilliseconds.ts';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
  gap: 1.75rem 2rem;
`;

const NoPool = styled.div`
  h2 {
    font: 600 ${token('type-1')} / 1.3 ${token('sans')};
  }
`;

/** Renders the charts of the hour. */
export function HourCharts({ minutes }: { readonly minutes: readonly HourMinute[] }) {
  const t = usePhrases(phrases);
  const hasPool = minutes.some(({ counts }) => counts?.inUse !== undefined);
  return (
    <Grid>
      <HourChart
        title={t('operation.requests')}
        minutes={minutes}
        lines={[
          { label: t('operation.requests.all'), look: 'main', read: ({ requests }) => requests },
          { label: t('operation.requests.errors'), look: 'alert', read: ({ errors }) => errors },
        ]}
      />
      <HourChart
        title={t('operation.answers')}
        minutes={minutes}
        lines={[
          { label: t('operation.half'), look: 'main', read: ({ p50 }) => toMilliseconds(p50) },
          { label: t('operation.most'), look: 'second', read: ({ p99 }) => toMilliseconds(p99) },
        ]}
      />
      <HourChart
        title={t('operation.pages')}
        minutes={minutes}
        lines={[
          { label: t('operation.pages.memory'), look: 'main', read: ({ memory }) => memory },
          { label: t('operation.pages.made'), look: 'second', read: ({ made }) => made },
          { label: t('operation.pages.degraded'), look: 'alert', read: ({ degraded }) => degraded },
        ]}
      />
      <HourChart
        title={t('operation.old')}
        minutes={minutes}
        lines={[
          { label: t('operation.old.refreshing'), look: 'main', read: ({ refreshing }) => refreshing },
          { label: t('operation.old.outdated'), look: 'alert', read: ({ outdated }) => outdated },
        ]}
      />
      {hasPool ? (
        <HourChart
          title={t('operation.pool')}
          minutes={minutes}
          lines={[
            { label: t('operation.pool.inUse'), look: 'main', read: ({ inUse }) => inUse },
            { label: t('operation.pool.waiting'), look: 'alert', read: ({ waiting }) => waiting },
          ]}
        />
      ) : (
        <NoPool>
          <h2>{t('operation.pool')}</h2>
          <p>{t('operation.pool.none')}</p>
        </NoPool>
      )}
    </Grid>
  );
}
