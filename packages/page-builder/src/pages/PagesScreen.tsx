'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useRead } from '../api/useRead.ts';
import { LabelledInput, LabelledSelect } from '../controls/LabelledInput.tsx';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useBuilder } from '../desk/Builder.ts';
import { DeskLink } from '../desk/DeskLink.tsx';
import { mayAct } from '../session/Role.ts';
import { MoveDialog, RenameDialog } from './ChangePageDialog.tsx';
import { DeletedPages } from './DeletedPages.tsx';
import { filterPages, PAGE_KINDS } from './filterPages.ts';
import type { PageKind } from './filterPages.ts';
import { NewPageDialog } from './NewPageDialog.tsx';
import { deletePage, restorePage } from './pageCalls.ts';
import { listPages } from './PageEntry.ts';
import type { PageEntry } from './PageEntry.ts';
import { PageRow } from './PageRow.tsx';
import type { PageAct } from './PageRow.tsx';
import { phrases } from './phrases.ts';
import { UndoToast } from './UndoToast.tsx';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: end;
  margin-block: 1rem;
`;

const List = styled.ul`
  list-style: none;
`;

type Doing =
  | { readonly kind: 'nothing' | 'new' }
  | { readonly kind: Exclude<PageAct, 'delete'>; readonly page: PageEntry };

interface Deleted {
  readonly id: string;
  readonly name: string;
}

const NOTHING: Doing = { kind: 'nothing' };

interface DialogsProps {
  readonly doing: Doing;
  readonly pages: readonly PageEntry[];
  readonly onDone: (told: string) => void;
  readonly onClose: () => void;
}

/** The form of what is being done. */
function Dialogs({ doing, pages, onDone, onClose }: DialogsProps) {
  switch (doing.kind) {
    case 'nothing':
      return null;
    case 'new':
      return <NewPageDialog pages={pages} onClose={onClose} />;
    case 'copy':
      return <NewPageDialog pages={pages} copied={doing.page} onClose={onClose} />;
    case 'rename':
      return <RenameDialog page={doing.page} onDone={onDone} onClose={onClose} />;
    case 'move':
      return <MoveDialog page={doing.page} onDone={onDone} onClose={onClose} />;
  }
}

/** Every page and template of the site, and what can be done to them as a whole. */
export function PagesScreen() {
  const t = usePhrases(phrases);
  const { client, editor, announce } = useBuilder();
  const pages = useRead((signal) => listPages(client, signal), [client]);
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<PageKind>('all');
  const [doing, setDoing] = useState<Doing>(NOTHING);
  const [deleted, setDeleted] = useState<Deleted>();
  const [failure, setFailure] = useState<string>();
  const searchBox = useRef<HTMLInputElement>(null);
  const all = pages.kind === 'read' ? pages.value : [];
  const shown = filterPages(all, { kind, search });

  function done(told: string) {
    setDoing(NOTHING);
    announce(told);
    pages.again();
  }

  async function attempt(run: () => Promise<void>) {
    setFailure(undefined);
    try {
      await run();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  }

  async function remove({ id, document: { name } }: PageEntry) {
    await deletePage(client, id);
    setDeleted({ id, name });
    done(t('pages.deleted', { name }));
  }

  async function restore({ id, name }: Deleted) {
    await restorePage(client, id);
    setDeleted(undefined);
    done(t('pages.restored', { name }));
    searchBox.current?.focus();
  }

  return (
    <>
      <h1>{t('pages.title')}</h1>
      <Bar>
        <LabelledInput
          inputRef={searchBox}
          type="search"
          label={t('pages.search')}
          value={search}
          onChange={setSearch}
        />
        <LabelledSelect
          label={t('pages.show')}
          value={kind}
          onChange={(value) => setKind(PAGE_KINDS.find((each) => each === value) ?? 'all')}
          options={PAGE_KINDS.map((each) => ({ value: each, title: t(`pages.show.${each}`) }))}
        />
        {mayAct(editor.role, 'editor') && (
          <ToolButton isMain onClick={() => setDoing({ kind: 'new' })}>
            {t('pages.new')}
          </ToolButton>
        )}
        <DeskLink to="/usage/">{t('pages.usage')}</DeskLink>
      </Bar>
      {failure !== undefined && <Notice kind="problem">{failure}</Notice>}
      {pages.kind === 'loading' && <Notice kind="wait">{t('pages.loading')}</Notice>}
      {pages.kind === 'failed' && <Notice kind="problem">{pages.message}</Notice>}
      {kind === 'deleted' ? (
        <DeletedPages search={search} onRestore={({ document: { id, name } }) => restore({ id, name })} />
      ) : (
        pages.kind === 'read' && (
          <>
            {shown.length === 0 && (
              <Notice kind="note">{t(all.length === 0 ? 'pages.none' : 'pages.noneFound')}</Notice>
            )}
            <List aria-label={t('pages.title')}>
              {shown.map((page) => (
                <PageRow
                  key={page.id}
                  page={page}
                  onAct={(act) =>
                    act === 'delete' ? void attempt(() => remove(page)) : setDoing({ kind: act, page })
                  }
                />
              ))}
            </List>
          </>
        )
      )}
      <Dialogs doing={doing} pages={all} onDone={done} onClose={() => setDoing(NOTHING)} />
      {deleted !== undefined && (
        <UndoToast
          text={t('pages.deleted', { name: deleted.name })}
          onUndo={() => void attempt(() => restore(deleted))}
          onDismiss={() => {
            setDeleted(undefined);
            searchBox.current?.focus();
          }}
        />
      )}
    </>
  );
}
