'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useRead } from '../api/useRead.ts';
import { useBuilder } from '../builder/Builder.ts';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import type { LibraryImage } from '../fields/images/LibraryImage.ts';
import { PageDialog } from '../pages/PageDialog.tsx';
import { listImageUses } from './imageCalls.ts';
import { ImageUseList } from './ImageUseList.tsx';
import { phrases } from './phrases.ts';

export interface DeleteImageDialogProps {
  readonly image: LibraryImage;
  /** Deletes the image; rejects with a message that can be shown. */
  readonly onDelete: () => Promise<void>;
  readonly onClose: () => void;
}

/** Renders the question before an image is deleted: where it will be missing. Without that answer nothing is deleted. */
export function DeleteImageDialog({ image, onDelete, onClose }: DeleteImageDialogProps) {
  const t = usePhrases(phrases);
  const { client } = useBuilder();
  const { id } = image;
  const uses = useRead((signal) => listImageUses(client, { id, signal }), [client, id]);
  return (
    <PageDialog
      title={t('library.deletion', { name: image.name })}
      act={t('library.delete')}
      reason={uses.kind === 'read' ? undefined : t('library.deletion.unread')}
      onSubmit={onDelete}
      onClose={onClose}
    >
      {uses.kind === 'loading' && <Notice kind="wait">{t('library.looking')}</Notice>}
      {uses.kind === 'failed' && (
        <>
          <Notice kind="problem">{uses.message}</Notice>
          <ToolButton onClick={uses.again}>{t('library.lookAgain')}</ToolButton>
        </>
      )}
      {uses.kind === 'read' && uses.value.count === 0 && <p>{t('library.unused')}</p>}
      {uses.kind === 'read' && uses.value.count > 0 && (
        <>
          <p>
            <strong>{t('library.deletion.used', { n: uses.value.count })}</strong>
          </p>
          <ImageUseList uses={uses.value} />
        </>
      )}
      <p>{t('library.deletion.final')}</p>
    </PageDialog>
  );
}
