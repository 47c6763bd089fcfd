'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { describeChanges, describeUpdates, findUpdates } from '@broadsheet/page-document';
import type { ReadPage } from '@broadsheet/page-document';
import { SelectField, token } from '@broadsheet/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useRead } from '../api/useRead.ts';
import { readCatalogue } from '../catalogue/Catalogue.ts';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import { Notice } from '../controls/Notice.tsx';
import { useBuilder } from '../builder/Builder.ts';
import { useInterfaceLanguage } from '../language/InterfaceLanguage.ts';
import { useAreaTitle } from '../catalogue/useAreaTitle.ts';
import { phrases } from './phrases.ts';
import { readVersion } from './versionCalls.ts';
import type { Version } from './versionCalls.ts';

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem;
  margin-block: 0.75rem;
`;

const Changes = styled.ul`
  display: grid;
  gap: 0.4rem;
  padding-inline-start: 1.2rem;
  font-size: ${token('type-1')};
`;

interface VersionComparisonProps {
  readonly id: string;
  /** The versions: at least two, newest first. */
  readonly versions: readonly Version[];
}

/** Renders the differences between two versions in words; initially the newest and the one before. */
export function VersionComparison({ id, versions }: VersionComparisonProps) {
  const t = usePhrases(phrases);
  const [to, setTo] = useState(String(versions[0]?.number ?? 1));
  const [from, setFrom] = useState(String(versions[1]?.number ?? 1));
  const options = versions.map(({ number }) => ({
    value: String(number),
    label: t('versions.option', { number }),
  }));
  return (
    <section>
      <h2>{t('versions.compare')}</h2>
      <Choices>
        <SelectField
          name="from"
          size="small"
          label={t('versions.from')}
          defaultValue={from}
          options={options}
          onChange={({ value }) => setFrom(value)}
        />
        <SelectField
          name="to"
          size="small"
          label={t('versions.to')}
          defaultValue={to}
          options={options}
          onChange={({ value }) => setTo(value)}
        />
      </Choices>
      <Differences {...{ id, from: Number(from), to: Number(to) }} />
    </section>
  );
}

interface DifferencesProps {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

function Differences({ id, from, to }: DifferencesProps) {
  const t = usePhrases(phrases);
  const { client } = useBuilder();
  const { code: language } = useInterfaceLanguage().language;
  const read = useRead(
    async (signal) => {
      const [before, after, catalogue] = await Promise.all([
        readVersion(client, { id, number: from, signal }),
        readVersion(client, { id, number: to, signal }),
        readCatalogue(client, { language, signal }),
      ]);
      return { before, after, catalogue };
    },
    [client, id, from, to, language],
  );
  if (read.kind === 'loading') return <Notice kind="wait">{t('versions.comparing')}</Notice>;
  if (read.kind === 'failed') return <Notice kind="problem">{read.message}</Notice>;
  return <Changed {...read.value} isStale={read.isStale} />;
}

interface ChangedProps {
  readonly before: ReadPage;
  readonly after: ReadPage;
  readonly catalogue: Catalogue;
  readonly isStale: boolean;
}

function Changed({ before, after, catalogue, isStale }: ChangedProps) {
  const t = usePhrases(phrases);
  const areaTitle = useAreaTitle(catalogue);
  const titles = {
    block: catalogue.titleOf,
    area: (layout: string, area: string) => areaTitle({ layout, area }),
    field: (block: string, name: string) => catalogue.get(block)?.fields[name]?.label,
  };
  const pages = { before: before.document, after: after.document, titles, format: t };
  const changes = describeChanges(pages);
  const updates = describeUpdates(findUpdates(before, after), pages);
  if (changes.length === 0 && updates.length === 0) return <Notice kind="note">{t('versions.same')}</Notice>;
  return (
    <>
      {changes.length > 0 && <Sentences sentences={changes} isStale={isStale} />}
      {updates.length > 0 && (
        <>
          <h3>{t('versions.updates')}</h3>
          <Sentences sentences={updates} isStale={isStale} />
        </>
      )}
    </>
  );
}

interface SentencesProps {
  readonly sentences: readonly string[];
  readonly isStale: boolean;
}

function Sentences({ sentences, isStale }: SentencesProps) {
  return (
    <Changes aria-busy={isStale}>
      {sentences.map((sentence, index) => (
        <li key={index}>{sentence}</li>
      ))}
    </Changes>
  );
}
