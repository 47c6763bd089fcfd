'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { list, text } from '@broadsheet/client-core';
import { useState } from 'react';
import { useBuilder } from '../builder/Builder.ts';
import { ToolButton } from '../controls/ToolButton.tsx';
import { PageDialog } from '../pages/PageDialog.tsx';
import { COLLECTION, deleteSetting } from '../settings/Setting.ts';
import type { SettingDocument } from '../settings/Setting.ts';
import { CollectionUses } from './CollectionUses.tsx';
import { phrases } from './phrases.ts';

export interface DeleteCollectionProps {
  readonly id: string;
  readonly document: SettingDocument;
}

/** Renders a button that deletes a collection, after the question that names the pages that show it. */
export function DeleteCollection({ id, document }: DeleteCollectionProps) {
  const t = usePhrases(phrases);
  const { client, announce, navigate } = useBuilder();
  const [isAsking, setAsking] = useState(false);
  const name = text(document['name']) || t('collections.unnamed');
  return (
    <>
      <ToolButton onClick={() => setAsking(true)}>{t('collections.delete')}</ToolButton>
      {isAsking && (
        <PageDialog
          title={t('collections.delete.question', { name })}
          act={t('collections.delete')}
          onSubmit={async () => {
            await deleteSetting(client, COLLECTION + id);
            announce(t('collections.deleted', { name }));
            navigate('/collections/');
          }}
          onClose={() => setAsking(false)}
        >
          <CollectionUses id={id} aliases={list(text)(document['aliases']) ?? []} />
          <p>{t('collections.delete.back')}</p>
        </PageDialog>
      )}
    </>
  );
}
