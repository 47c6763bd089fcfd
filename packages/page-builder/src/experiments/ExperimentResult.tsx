'use client';
import { useFormat, usePhrases } from '@broadsheet/block-kit';
import { SECOND_MS } from '@broadsheet/client-core';
import { useCallback, useSyncExternalStore } from 'react';
import { useRepeatedRead } from '../builder/useRepeatedRead.ts';
import { useBuilder } from '../builder/Builder.ts';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useEditing } from '../editing/Editing.ts';
import { Bar, Hint, Stack } from '../fields/fieldStyles.ts';
import { phrases } from './phrases.ts';
import { readResult } from './readResult.ts';
import type { ExperimentResult as Result } from './readResult.ts';
import { ResultSentence } from './ResultSentence.tsx';
import { ResultTable } from './ResultTable.tsx';

/** Milliseconds between two readings. */
const EVERY_MS = 30 * SECOND_MS;

/** Renders what has been counted of both versions, and what it says. */
function Counted({ result }: { readonly result: Result }) {
  const t = usePhrases(phrases);
  const format = useFormat();
  const { saver } = useEditing();
  const { isPublished } = useSyncExternalStore(saver.live.subscribe, saver.live.get);
  if (result.a.seen + result.b.seen === 0)
    return <Hint>{t(isPublished ? 'experiments.nothing' : 'experiments.unpublished')}</Hint>;
  return (
    <>
      <ResultTable result={result} />
      <ResultSentence result={result} />
      {result.since !== undefined && (
        <Hint>{t('experiments.since', { moment: format.dateTime(result.since, 'UTC') })}</Hint>
      )}
      <Hint>{t('experiments.counted')}</Hint>
      <Hint>{t('experiments.once')}</Hint>
    </>
  );
}

/** Renders the result of an experiment, which is read again and again while it is shown. */
export function ExperimentResult({ id }: { readonly id: string }) {
  const t = usePhrases(phrases);
  const { client } = useBuilder();
  const read = useCallback((signal: AbortSignal) => readResult(client, { id, signal }), [client, id]);
  const { value: result, problem, update } = useRepeatedRead(read, EVERY_MS);
  return (
    <Stack data-result>
      {result === undefined && problem === undefined && <Hint>{t('experiments.loading')}</Hint>}
      {result !== undefined && <Counted result={result} />}
      {problem !== undefined && (
        <Notice kind="problem">{t('experiments.unread', { reason: problem })}</Notice>
      )}
      <Bar>
        <ToolButton onClick={update}>
          {t(problem === undefined ? 'experiments.update' : 'experiments.retry')}
        </ToolButton>
      </Bar>
    </Stack>
  );
}
