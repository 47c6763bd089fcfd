'use client';
import { useFormat, usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { HourCharts } from './HourCharts.tsx';
import { HourTables } from './HourTables.tsx';
import type { OperationHour } from './operationHour.ts';
import { phrases } from './phrases.ts';
import { TroubleList } from './TroubleList.tsx';
import { useHour } from './useHour.ts';
import { WorkTable } from './WorkTable.tsx';

const Frame = styled.div`
  display: grid;
  gap: 1.25rem;
  margin-block-start: 1rem;
  & > * {
    min-inline-size: 0;
  }
`;

const About = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
  color: ${token('ink-soft')};
  font-size: ${token('type-0')};
`;

/** Renders the last hour of the site, for administrators: what is wrong first, then the numbers. */
export function OperationScreen() {
  const t = usePhrases(phrases);
  const { value: hour, problem, update } = useHour();
  return (
    <>
      <h1>{t('operation.title')}</h1>
      <Frame>
        {problem !== undefined && (
          <Notice kind="problem">
            {t('operation.unread', { reason: problem })}{' '}
            <ToolButton onClick={update}>{t('operation.update')}</ToolButton>
          </Notice>
        )}
        {hour === undefined && problem === undefined && <Notice kind="wait">{t('operation.loading')}</Notice>}
        {hour !== undefined && <Hour hour={hour} onUpdate={update} />}
      </Frame>
    </>
  );
}

function Hour({ hour, onUpdate }: { readonly hour: OperationHour; readonly onUpdate: () => void }) {
  const t = usePhrases(phrases);
  const format = useFormat();
  return (
    <>
      <TroubleList troubles={hour.troubles} />
      <About>
        <p>{t('operation.note', { moment: format.dateTime(hour.now) })}</p>
        <ToolButton onClick={onUpdate}>{t('operation.update')}</ToolButton>
      </About>
      <HourCharts minutes={hour.minutes} />
      <WorkTable hour={hour} />
      <HourTables hour={hour} />
    </>
  );
}
