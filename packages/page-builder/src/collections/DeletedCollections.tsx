'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useRead } from '../api/useRead.ts';
import { useBuilder } from '../builder/Builder.ts';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { Bar } from '../fields/fieldStyles.ts';
import { useTask } from '../publishing/useTask.ts';
import { COLLECTION, listDeletedNames, restoreSetting } from '../settings/Setting.ts';
import { phrases } from './phrases.ts';

/** Renders the collections that were deleted; each can be restored, and is opened then. */
export function DeletedCollections() {
  const t = usePhrases(phrases);
  const { client, announce, navigate } = useBuilder();
  const task = useTask(announce);
  const read = useRead((signal) => listDeletedNames(client, { prefix: COLLECTION, signal }), [client]);
  if (read.kind === 'failed') return <Notice kind="problem">{read.message}</Notice>;
  if (read.kind === 'loading' || read.value.length === 0) return null;
  const restore = (id: string) =>
    task.run(async () => {
      await restoreSetting(client, COLLECTION + id);
      navigate(`/collections/${encodeURIComponent(id)}/`);
      return t('collections.restored');
    });
  return (
    <section aria-label={t('collections.deletedOnes')}>
      <h2>{t('collections.deletedOnes')}</h2>
      {task.problem !== undefined && <Notice kind="problem">{task.problem}</Notice>}
      <Bar>
        {read.value.map((id) => (
          <ToolButton key={id} aria-disabled={task.isBusy} onClick={() => void restore(id)}>
            {t('collections.restore', { name: id })}
          </ToolButton>
        ))}
      </Bar>
    </section>
  );
}
