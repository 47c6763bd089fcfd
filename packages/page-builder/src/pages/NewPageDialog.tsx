'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useState } from 'react';
import { useRead } from '../api/useRead.ts';
import { readCatalogue } from '../catalogue/Catalogue.ts';
import { LabelledInput, LabelledSelect } from '../controls/LabelledInput.tsx';
import { useBuilder } from '../desk/Builder.ts';
import { saveDraft } from '../saving/pageCalls.ts';
import { AddressInput, useAddress } from './AddressInput.tsx';
import { createPage, createPageId, emptyPage, toPathMatch } from './newPage.ts';
import type { NewPage } from './newPage.ts';
import { PageDialog } from './PageDialog.tsx';
import type { PageEntry } from './PageEntry.ts';
import { phrases } from './phrases.ts';
import { startingPages } from './startingPages.ts';

const BLANK = 'blank';

export interface NewPageDialogProps {
  readonly pages: readonly PageEntry[];
  /** The page that is copied; absent: the editor chooses what to begin with. */
  readonly copied?: PageEntry | undefined;
  readonly onClose: () => void;
}

/** What a choice of the list stands for; `undefined` for an empty page. */
function findStart(choice: string, pages: readonly PageEntry[]): NewPage['from'] | undefined {
  const [kind, key] = [choice.slice(0, 5), choice.slice(5)];
  if (kind === 'start') return startingPages.find((start) => start.key === key)?.page;
  return kind === 'copy:' ? pages.find(({ id }) => id === key)?.document : undefined;
}

/** A new page: empty, a copy, or of the starting pages. It is a draft until it is published. */
export function NewPageDialog({ pages, copied, onClose }: NewPageDialogProps) {
  const t = usePhrases(phrases);
  const { client, announce, navigate } = useBuilder();
  const [name, setName] = useState(
    copied === undefined ? '' : t('pages.copyName', { name: copied.document.name }),
  );
  const [isMissing, setMissing] = useState(false);
  const [choice, setChoice] = useState(copied === undefined ? BLANK : `copy:${copied.id}`);
  const [layout, setLayout] = useState('');
  const address = useAddress('/');
  const catalogue = useRead((signal) => readCatalogue(client, signal), [client]);
  const layouts =
    catalogue.kind === 'read' ? catalogue.value.blocks.filter(({ kind }) => kind === 'layout') : [];

  async function create() {
    setMissing(name.trim() === '');
    if (name.trim() === '' || !(await address.check())) return;
    const id = createPageId(name, new Set(pages.map((page) => page.id)));
    const from = findStart(choice, pages) ?? emptyPage(layout || (layouts[0]?.name ?? ''));
    const document = createPage({ id, name: name.trim(), match: toPathMatch(address.value), from });
    await saveDraft(client, { document, revision: 0 });
    announce(t('pages.created', { name: document.name }));
    navigate(`/pages/${encodeURIComponent(id)}/`);
  }

  return (
    <PageDialog title={t('pages.new')} act={t('pages.create')} onSubmit={create} onClose={onClose}>
      <LabelledInput
        label={t('pages.name')}
        value={name}
        hint={t('pages.name.hint')}
        problem={isMissing ? t('pages.name.missing') : undefined}
        onChange={setName}
      />
      <AddressInput address={address} />
      <LabelledSelect
        label={t('pages.beginWith')}
        value={choice}
        onChange={setChoice}
        options={[
          { value: BLANK, title: t('pages.beginWith.blank') },
          ...startingPages.map(({ key, title }) => ({ value: `start${key}`, title })),
          ...pages.map(({ id, document }) => ({
            value: `copy:${id}`,
            title: t('pages.beginWith.copy', { name: document.name }),
          })),
        ]}
      />
      {choice === BLANK && (
        <LabelledSelect
          label={t('pages.layout')}
          value={layout || (layouts[0]?.name ?? '')}
          onChange={setLayout}
          options={layouts.map((each) => ({ value: each.name, title: each.title }))}
        />
      )}
    </PageDialog>
  );
}
