'use client';
import { usePhrases } from '@broadsheet/block-kit';
import type { Translate } from '@broadsheet/block-kit';
import { isSection } from '@broadsheet/page-document';
import { useRef, useState } from 'react';
import { listLayouts } from '../catalogue/listLayouts.ts';
import { useCatalogue } from '../catalogue/useCatalogue.ts';
import { LabelledInput, LabelledSelect } from '../controls/LabelledInput.tsx';
import { useBuilder } from '../builder/Builder.ts';
import { saveDraft } from '../saving/pageCalls.ts';
import { AddressInput, useAddress } from './AddressInput.tsx';
import { barePage, createPage, createPageId, framedPage, suggestAddress, toPathMatch } from './newPage.ts';
import type { NewLayout, NewPage } from './newPage.ts';
import { PageDialog } from './PageDialog.tsx';
import type { PageEntry } from './PageEntry.ts';
import { phrases } from './phrases.ts';
import { startingPages } from './startingPages.ts';

const FRAMED = 'framed';
const BARE = 'bare';

export interface NewPageDialogProps {
  readonly pages: readonly PageEntry[];
  /** The page to copy; absent: the editor chooses what to start with. */
  readonly copied?: PageEntry | undefined;
  readonly onClose: () => void;
}

/** Returns the starting content for a choice of the list. */
function findStart(
  choice: string,
  { pages, layout }: { readonly pages: readonly PageEntry[]; readonly layout: NewLayout },
): NewPage['from'] {
  const [kind, key] = [choice.slice(0, 5), choice.slice(5)];
  const started = kind === 'start' ? startingPages.find((start) => start.key === key)?.page : undefined;
  const copied = kind === 'copy:' ? pages.find(({ id }) => id === key)?.document : undefined;
  if (choice === BARE) return barePage(layout.name);
  return (
    started ??
    copied ??
    framedPage(
      layout,
      pages.map(({ document }) => document),
    )
  );
}

/** Returns the choices of starting content for the list. */
function listStarts(pages: readonly PageEntry[], t: Translate<keyof typeof phrases>) {
  return [
    { value: FRAMED, title: t('pages.beginWith.framed') },
    { value: BARE, title: t('pages.beginWith.bare') },
    ...startingPages.map(({ key, title }) => ({ value: `start${key}`, title })),
    ...pages
      .filter(({ document }) => !isSection(document))
      .map(({ id, document }) => ({
        value: `copy:${id}`,
        title: t('pages.beginWith.copy', { name: document.name }),
      })),
  ];
}

/** Returns the name and path of a new page. The path follows the name until the editor changes it. */
function useNaming(initial: string) {
  const [name, setName] = useState(initial);
  const address = useAddress(suggestAddress(initial));
  function changeName(next: string) {
    setName(next);
    if (address.value === suggestAddress(name)) address.change(suggestAddress(next));
  }
  return { name, changeName, address };
}

/**
 * Renders the dialog that creates a page: empty, a copy, or one of the starting pages. It is a draft until it is published.
 */
export function NewPageDialog({ pages, copied, onClose }: NewPageDialogProps) {
  const t = usePhrases(phrases);
  const { client, announce, navigate } = useBuilder();
  const { name, changeName, address } = useNaming(
    copied === undefined ? '' : t('pages.copyName', { name: copied.document.name }),
  );
  const [isMissing, setMissing] = useState(false);
  const [choice, setChoice] = useState(copied === undefined ? FRAMED : `copy:${copied.id}`);
  const [layoutName, setLayoutName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const catalogue = useCatalogue();
  const blocks = catalogue.kind === 'read' ? catalogue.value.blocks : [];
  const layouts = listLayouts(blocks);
  const layout = layouts.find((each) => each.name === layoutName) ?? layouts[0] ?? { name: '', areas: [] };

  async function create() {
    setMissing(name.trim() === '');
    if (name.trim() === '' || !(await address.check())) return;
    const id = createPageId(name, new Set(pages.map((page) => page.id)));
    const from = findStart(choice, { pages, layout });
    const document = createPage({ id, name: name.trim(), match: toPathMatch(address.value), from });
    await saveDraft(client, { document, revision: 0 });
    announce(t('pages.created', { name: document.name }));
    navigate(`/pages/${encodeURIComponent(id)}/`);
  }

  return (
    <PageDialog
      title={t('pages.new')}
      act={t('pages.create')}
      initialFocus={field}
      onSubmit={create}
      onClose={onClose}
    >
      <LabelledInput
        inputRef={field}
        label={t('pages.name')}
        value={name}
        hint={t('pages.name.hint')}
        problem={isMissing ? t('pages.name.missing') : undefined}
        onChange={changeName}
      />
      <AddressInput address={address} />
      <LabelledSelect
        label={t('pages.beginWith')}
        value={choice}
        onChange={setChoice}
        options={listStarts(pages, t)}
      />
      {(choice === FRAMED || choice === BARE) && (
        <LabelledSelect
          label={t('pages.layout')}
          value={layout.name}
          onChange={setLayoutName}
          options={layouts.map((each) => ({ value: each.name, title: each.title }))}
        />
      )}
    </PageDialog>
  );
}
