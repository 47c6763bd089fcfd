'use client';
import { safeHref, useHost, usePhrases } from '@broadsheet/block-kit';
import { getErrorMessage } from '@broadsheet/client-core';
import { Link, SelectField, TextField } from '@broadsheet/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useRead } from '../api/useRead.ts';
import { ActionForm } from '../controls/ActionForm.tsx';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useBuilder } from '../builder/Builder.ts';
import { AuditTable } from './AuditTable.tsx';
import { EVERYTHING, exportUrl, isFull, readEntries } from './auditLog.ts';
import type { AuditEntry, AuditFilter } from './auditLog.ts';
import { phrases } from './phrases.ts';

const Frame = styled.div`
  display: grid;
  gap: 1.25rem;
  margin-block-start: 1rem;
`;

const Exports = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1rem;
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2rem;
    text-decoration: underline 1px;
    text-underline-offset: 0.2em;
  }
`;

const KINDS = [
  'page',
  'schedule',
  'draft',
  'preview-link',
  'settings',
  'image',
  'alert',
  'editor',
  'session',
  'factor',
  'password',
  'openid',
] as const;

/** Returns the time zone in which the times are shown. */
const useZone = (): string => useHost().site.dateLocalization?.timeZone ?? 'UTC';

/** Renders the log of what editors have done, for administrators. */
export function AuditScreen() {
  const t = usePhrases(phrases);
  const [filter, setFilter] = useState(EVERYTHING);
  const zone = useZone();
  return (
    <>
      <h1>{t('audit.title')}</h1>
      <Frame>
        <ActionForm
          label={t('audit.filter')}
          submitLabel={t('audit.show')}
          keepsValues
          isRow
          onSubmit={async ({ text = '', action = '', from = '', to = '' }) =>
            setFilter({ text, action, from, to })
          }
        >
          <FilterFields filter={filter} />
        </ActionForm>
        <Exports>
          <Link href={safeHref(exportUrl({ filter, zone }, 'csv')) ?? '/'}>{t('audit.csv')}</Link>
          <Link href={safeHref(exportUrl({ filter, zone }, 'ndjson')) ?? '/'}>{t('audit.ndjson')}</Link>
        </Exports>
        <Entries key={JSON.stringify(filter)} filter={filter} />
      </Frame>
    </>
  );
}

function FilterFields({ filter }: { readonly filter: AuditFilter }) {
  const t = usePhrases(phrases);
  const kinds = KINDS.map((kind) => ({ value: kind, label: t(`audit.kind.${kind}`) }));
  return (
    <>
      <TextField name="text" label={t('audit.text')} defaultValue={filter.text} size="small" />
      <SelectField
        name="action"
        label={t('audit.kind')}
        defaultValue={filter.action}
        size="small"
        options={[{ value: '', label: t('audit.kind.all') }, ...kinds]}
      />
      <TextField name="from" type="date" label={t('audit.from')} defaultValue={filter.from} size="small" />
      <TextField name="to" type="date" label={t('audit.to')} defaultValue={filter.to} size="small" />
    </>
  );
}

function Entries({ filter }: { readonly filter: AuditFilter }) {
  const t = usePhrases(phrases);
  const { client } = useBuilder();
  const zone = useZone();
  const first = useRead((signal) => readEntries(client, { filter, zone, signal }), [client, filter, zone]);
  const [older, setOlder] = useState<readonly AuditEntry[]>([]);
  const [problem, setProblem] = useState<string>();
  if (first.kind === 'loading') return <Notice kind="wait">{t('audit.loading')}</Notice>;
  if (first.kind === 'failed') return <Notice kind="problem">{first.message}</Notice>;
  const entries = [...first.value, ...older];
  const last = entries.at(-1);
  if (last === undefined) return <Notice kind="note">{t('audit.none')}</Notice>;

  async function showOlder(before: number) {
    setProblem(undefined);
    try {
      const more = await readEntries(client, { filter, zone, before });
      // A second press asks for the same entries.
      setOlder((shown) => (shown.at(-1)?.number === more.at(-1)?.number ? shown : [...shown, ...more]));
    } catch (error) {
      setProblem(getErrorMessage(error));
    }
  }

  return (
    <>
      <AuditTable entries={entries} />
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      {isFull(entries) && (
        <div>
          <ToolButton onClick={() => void showOlder(last.number)}>{t('audit.older')}</ToolButton>
        </div>
      )}
    </>
  );
}
