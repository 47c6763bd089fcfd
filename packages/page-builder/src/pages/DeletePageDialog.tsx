'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { isPathPattern } from '@broadsheet/page-document';
import { useRead } from '../api/useRead.ts';
import { useBuilder } from '../builder/Builder.ts';
import { Notice } from '../controls/Notice.tsx';
import { readReach } from './pageCalls.ts';
import type { PageReach } from './pageCalls.ts';
import { PageDialog } from './PageDialog.tsx';
import type { PageEntry } from './PageEntry.ts';
import { phrases } from './phrases.ts';

/** Renders which addresses readers lose with the page, and what they get there instead. */
function Loss({ reach: { match, addresses, instead } }: { readonly reach: PageReach }) {
  const t = usePhrases(phrases);
  if (match.kind === 'status') return <p>{t('pages.deletion.error')}</p>;
  if (match.kind === 'shared-section') return <p>{t('pages.deletion.section', { n: addresses ?? 0 })}</p>;
  const isOne = match.kind === 'path' && !isPathPattern(match.path);
  return (
    <>
      <p>
        <strong>
          {isOne
            ? t('pages.deletion.page', { path: match.path })
            : addresses === undefined
              ? t('pages.deletion.uncounted')
              : t('pages.deletion.counted', { n: addresses })}
        </strong>
      </p>
      <p>
        {instead === undefined
          ? t('pages.deletion.missing')
          : t('pages.deletion.template', { name: instead })}
      </p>
    </>
  );
}

export interface DeletePageDialogProps {
  readonly page: PageEntry;
  /** Deletes the page; rejects with a message that can be shown. */
  readonly onDelete: () => Promise<void>;
  readonly onClose: () => void;
}

/** Renders the question before a published page is deleted: how many addresses readers lose, and what they get then. */
export function DeletePageDialog({ page: { id, document }, onDelete, onClose }: DeletePageDialogProps) {
  const t = usePhrases(phrases);
  const { client } = useBuilder();
  const reach = useRead((signal) => readReach(client, { id, signal }), [client, id]);
  return (
    <PageDialog
      title={t('pages.deletion', { name: document.name })}
      act={t('pages.delete')}
      onSubmit={onDelete}
      onClose={onClose}
    >
      {reach.kind === 'loading' && <Notice kind="wait">{t('pages.deletion.counting')}</Notice>}
      {reach.kind === 'failed' && <Notice kind="problem">{reach.message}</Notice>}
      {reach.kind === 'read' && <Loss reach={reach.value} />}
      <p>{t('pages.deletion.back')}</p>
    </PageDialog>
  );
}
