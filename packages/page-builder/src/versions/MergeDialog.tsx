'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { Dialog } from '@broadsheet/ui';
import { useId } from 'react';
import { useEditing, usePage, useSavingState } from '../editing/Editing.ts';
import { MergePanel } from './MergePanel.tsx';
import { phrases } from './phrases.ts';

/**
 * Renders the question which version stays when both editors have changed the same; nothing is saved on the server until it
 * is answered.
 */
export function MergeDialog() {
  const t = usePhrases(phrases);
  const headingId = useId();
  const page = usePage();
  const saving = useSavingState();
  const { saver, catalogue } = useEditing();
  if (saving.kind !== 'conflict') return null;
  const { conflicts, theirs } = saving;
  return (
    <Dialog open labelledBy={headingId}>
      <h2 id={headingId}>{t('merge.title')}</h2>
      <MergePanel
        {...{ page, conflicts, catalogue, theirs: theirs.document }}
        onDecide={(decided) => void saver.resolve(decided)}
      />
    </Dialog>
  );
}
