'use client';
import { useFormat, usePhrases } from '@broadsheet/block-kit';
import { getErrorMessage } from '@broadsheet/client-core';
import { changePhrases, describeMatch } from '@broadsheet/page-document';
import { useState } from 'react';
import { useRead } from '../api/useRead.ts';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useBuilder } from '../builder/Builder.ts';
import { mayAct } from '../session/Role.ts';
import { hasWords } from './filterPages.ts';
import { listDeletedPages } from './PageEntry.ts';
import type { DeletedEntry } from './PageEntry.ts';
import { Row, Rows, Small } from './PageRow.tsx';
import { phrases } from './phrases.ts';

export interface DeletedPagesProps {
  readonly search: string;
  /** Restores a deleted page; resolves when that is done, or rejects. */
  readonly onRestore: (page: DeletedEntry) => Promise<void>;
}

/** Renders the deleted pages, which can be restored. */
export function DeletedPages({ search, onRestore }: DeletedPagesProps) {
  const t = usePhrases(phrases);
  const formatChange = usePhrases(changePhrases);
  const format = useFormat();
  const { client, editor } = useBuilder();
  const deleted = useRead((signal) => listDeletedPages(client, signal), [client]);
  const [failure, setFailure] = useState<string>();
  if (deleted.kind === 'loading') return <Notice kind="wait">{t('pages.loading')}</Notice>;
  if (deleted.kind === 'failed') return <Notice kind="problem">{deleted.message}</Notice>;
  const shown = deleted.value.filter(({ document }) => hasWords(document, search));

  async function restore(page: DeletedEntry) {
    setFailure(undefined);
    try {
      await onRestore(page);
      deleted.again();
    } catch (error) {
      setFailure(getErrorMessage(error));
    }
  }

  return (
    <>
      {failure !== undefined && <Notice kind="problem">{failure}</Notice>}
      {shown.length === 0 && <Notice kind="note">{t('pages.noneFound')}</Notice>}
      <Rows>
        {shown.map((page) => (
          <Row key={page.document.id}>
            <div>
              {page.document.name}
              <Small>{describeMatch(page.document.match, formatChange)}</Small>
            </div>
            <Small>
              {t('pages.deletedBy', {
                when: format.dateTime(page.deleted.at),
                name: page.deleted.editorName,
              })}
            </Small>
            {mayAct(editor.role, page.isPublished ? 'publisher' : 'editor') && (
              <ToolButton
                aria-label={t('pages.actionOf', { action: t('pages.restore'), name: page.document.name })}
                onClick={() => void restore(page)}
              >
                {t('pages.restore')}
              </ToolButton>
            )}
          </Row>
        ))}
      </Rows>
    </>
  );
}
