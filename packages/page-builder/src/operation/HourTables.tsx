'use client';
import { useFormat, usePhrases } from '@broadsheet/block-kit';
import { Notice } from '../controls/Notice.tsx';
import { Section } from '../controls/Section.tsx';
import { DataTable } from './DataTable.tsx';
import type { NamedCount, NamedSource, OperationHour, SeenProcess } from './operationHour.ts';
import { phrases } from './phrases.ts';
import { toMilliseconds } from './toMilliseconds.ts';

/** Renders what stands below the charts: sources, blocks and pages by name, what was done last, and the processes. */
export function HourTables({ hour }: { readonly hour: OperationHour }) {
  const t = usePhrases(phrases);
  return (
    <>
      <SourceTable sources={hour.sources} />
      <CountTable
        title={t('operation.blocks')}
        columns={[t('operation.block'), t('operation.times')]}
        none={t('operation.blocks.none')}
        counts={hour.blocks}
      />
      <CountTable
        title={t('operation.incomplete')}
        columns={[t('operation.page'), t('operation.times')]}
        none={t('operation.incomplete.none')}
        counts={hour.pages}
      />
      <ProcessTable processes={hour.processes} />
    </>
  );
}

function SourceTable({ sources }: { readonly sources: readonly NamedSource[] }) {
  const t = usePhrases(phrases);
  const format = useFormat();
  const write = (seconds: number | undefined): string => {
    const ms = toMilliseconds(seconds);
    return ms === undefined ? '' : format.number(ms);
  };
  return (
    <Section title={t('operation.sources')}>
      {sources.length === 0 ? (
        <Notice kind="note">{t('operation.sources.none')}</Notice>
      ) : (
        <DataTable
          title={t('operation.sources')}
          columns={[
            t('operation.source'),
            t('operation.calls'),
            t('operation.failed'),
            t('operation.half.ms'),
            t('operation.most.ms'),
          ]}
          rows={sources.map(({ name, calls, failed, p50, p99 }) => ({
            key: name,
            cells: [name, format.number(calls), format.number(failed), write(p50), write(p99)],
          }))}
        />
      )}
    </Section>
  );
}

interface CountTableProps {
  readonly title: string;
  readonly columns: readonly string[];
  /** The sentence when there is nothing. */
  readonly none: string;
  readonly counts: readonly NamedCount[];
}

function CountTable({ title, columns, none, counts }: CountTableProps) {
  const format = useFormat();
  return (
    <Section title={title}>
      {counts.length === 0 ? (
        <Notice kind="note">{none}</Notice>
      ) : (
        <DataTable
          title={title}
          columns={columns}
          rows={counts.map(({ name, count }) => ({ key: name, cells: [name, format.number(count)] }))}
        />
      )}
    </Section>
  );
}

function ProcessTable({ processes }: { readonly processes: readonly SeenProcess[] }) {
  const t = usePhrases(phrases);
  const format = useFormat();
  const nameOf = ({ machine, worker }: SeenProcess): string =>
    worker === undefined ? machine : t('operation.worker', { machine, worker });
  return (
    <Section title={t('operation.processes')}>
      <DataTable
        title={t('operation.processes')}
        columns={[
          t('operation.process'),
          t('operation.version'),
          t('operation.started'),
          t('operation.seen'),
          t('operation.requests.all'),
          t('operation.requests.errors'),
        ]}
        numbersFrom={4}
        rows={processes.map((each) => ({
          key: each.id,
          cells: [
            nameOf(each),
            each.version,
            format.dateTime(each.startedAt),
            format.dateTime(each.seenAt),
            format.number(each.requests),
            format.number(each.errors),
          ],
        }))}
      />
    </Section>
  );
}
