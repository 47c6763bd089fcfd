'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useRef, useState } from 'react';
import { Checkbox } from '../controls/Checkbox.tsx';
import { LabelledInput } from '../controls/LabelledInput.tsx';
import { Notice } from '../controls/Notice.tsx';
import { useBuilder } from '../builder/Builder.ts';
import { openPage, saveDraft } from '../saving/pageCalls.ts';
import { AddressInput, useAddress } from './AddressInput.tsx';
import { isTemplate } from './filterPages.ts';
import { toPathMatch } from './newPage.ts';
import { movePage } from './pageCalls.ts';
import { PageDialog } from './PageDialog.tsx';
import type { PageEntry } from './PageEntry.ts';
import { phrases } from './phrases.ts';

export interface ChangePageDialogProps {
  readonly page: PageEntry;
  /** Called with a sentence about what was done. */
  readonly onDone: (message: string) => void;
  readonly onClose: () => void;
}

/** Renders the dialog that renames a page, in its draft. */
export function RenameDialog({ page: { document }, onDone, onClose }: ChangePageDialogProps) {
  const t = usePhrases(phrases);
  const { client } = useBuilder();
  const [name, setName] = useState(document.name);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function rename() {
    setMissing(name.trim() === '');
    if (name.trim() === '') return;
    const opened = await openPage(client, { id: document.id });
    await saveDraft(client, { ...opened, document: { ...opened.document, name: name.trim() } });
    onDone(t('pages.renamed', { name: name.trim() }));
  }

  return (
    <PageDialog
      title={t('pages.rename')}
      act={t('pages.rename')}
      initialFocus={field}
      onSubmit={rename}
      onClose={onClose}
    >
      <LabelledInput
        inputRef={field}
        label={t('pages.name')}
        value={name}
        problem={isMissing ? t('pages.name.missing') : undefined}
        onChange={setName}
      />
    </PageDialog>
  );
}

/** Renders the dialog that changes a page's path: in its draft, and for a published page at once for readers. */
export function MoveDialog({ page: { document, isPublished }, onDone, onClose }: ChangePageDialogProps) {
  const t = usePhrases(phrases);
  const { client } = useBuilder();
  const address = useAddress(document.match.kind === 'path' ? document.match.path : '/', document.id);
  const [hasRedirect, setRedirect] = useState(true);
  const field = useRef<HTMLInputElement>(null);
  const isLed = isPublished && !isTemplate(document);

  async function move() {
    if (!(await address.check())) return;
    const match = toPathMatch(address.value);
    await movePage(client, { id: document.id, match, hasRedirect: isLed && hasRedirect });
    onDone(t('pages.moved', { name: document.name, path: match.kind === 'path' ? match.path : '' }));
  }

  return (
    <PageDialog
      title={t('pages.move')}
      act={t('pages.move')}
      initialFocus={field}
      onSubmit={move}
      onClose={onClose}
    >
      <AddressInput address={address} inputRef={field} />
      {isPublished && <Notice kind="note">{t('pages.movesNow')}</Notice>}
      {isLed && <Checkbox label={t('pages.redirect')} isChecked={hasRedirect} onChange={setRedirect} />}
    </PageDialog>
  );
}
