'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { isSection } from '@broadsheet/page-document';
import { useRef, useState } from 'react';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { useRead } from '../api/useRead.ts';
import { LabelledInput, LabelledSelect } from '../controls/LabelledInput.tsx';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useBuilder } from '../builder/Builder.ts';
import { ScreenLink } from '../builder/ScreenLink.tsx';
import { mayAct } from '../session/Role.ts';
import { MoveDialog, RenameDialog } from './ChangePageDialog.tsx';
import { DeletePageDialog } from './DeletePageDialog.tsx';
import { DeletedPages } from './DeletedPages.tsx';
import { filterPages, PAGE_KINDS, PAGE_ORDERS } from './filterPages.ts';
import type { PageListQuery } from './filterPages.ts';
import { NewPageDialog } from './NewPageDialog.tsx';
import { listPages } from './PageEntry.ts';
import type { PageEntry } from './PageEntry.ts';
import { PageRow, Rows } from './PageRow.tsx';
import type { PageAct } from './PageRow.tsx';
import { phrases } from './phrases.ts';
import { UndoToast } from './UndoToast.tsx';
import { usePageDeletion } from './usePageDeletion.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: end;
  margin-block: 1rem;
`;

type Doing = { readonly kind: 'nothing' | 'new' } | { readonly kind: PageAct; readonly page: PageEntry };

const NOTHING: Doing = { kind: 'nothing' };

interface DialogsProps {
  readonly doing: Doing;
  readonly pages: readonly PageEntry[];
  readonly onDone: (message: string) => void;
  readonly onDelete: (page: PageEntry) => Promise<void>;
  readonly onClose: () => void;
}

/** Renders the dialog of the current action. */
function Dialogs({ doing, pages, onDone, onDelete, onClose }: DialogsProps) {
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
    case 'delete':
      return <DeletePageDialog page={doing.page} onDelete={() => onDelete(doing.page)} onClose={onClose} />;
  }
}

interface PageListProps {
  readonly shown: readonly PageEntry[];
  /** The text shown if there is no such page. */
  readonly none: string;
  readonly onAct: (act: PageAct, page: PageEntry) => void;
}

function PageList({ shown, none, onAct }: PageListProps) {
  const t = usePhrases(phrases);
  if (shown.length === 0) return <Notice kind="note">{none}</Notice>;
  return (
    <Rows aria-label={t('pages.title')}>
      {shown.map((page) => (
        <PageRow key={page.id} page={page} onAct={(act) => onAct(act, page)} />
      ))}
    </Rows>
  );
}

interface PagesBarProps {
  readonly requested: PageListQuery;
  readonly searchBox: Ref<HTMLInputElement>;
  readonly onQuery: (requested: PageListQuery) => void;
  readonly onNew: () => void;
}

function PagesBar({ requested, searchBox, onQuery, onNew }: PagesBarProps) {
  const t = usePhrases(phrases);
  const { search, kind, order } = requested;
  const { editor } = useBuilder();
  return (
    <Bar>
      <LabelledInput
        inputRef={searchBox}
        type="search"
        label={t('pages.search')}
        value={search}
        onChange={(words) => onQuery({ ...requested, search: words })}
      />
      <LabelledSelect
        label={t('pages.show')}
        value={kind}
        onChange={(value) =>
          onQuery({ ...requested, kind: PAGE_KINDS.find((each) => each === value) ?? 'all' })
        }
        options={PAGE_KINDS.map((each) => ({ value: each, title: t(`pages.show.${each}`) }))}
      />
      <LabelledSelect
        label={t('pages.order')}
        value={order}
        onChange={(value) =>
          onQuery({ ...requested, order: PAGE_ORDERS.find((each) => each === value) ?? 'name' })
        }
        options={PAGE_ORDERS.map((each) => ({ value: each, title: t(`pages.order.${each}`) }))}
      />
      {mayAct(editor.role, 'editor') && (
        <ToolButton isMain onClick={onNew}>
          {t('pages.new')}
        </ToolButton>
      )}
      <ScreenLink to="/usage/">{t('pages.usage')}</ScreenLink>
      <ScreenLink to="/look-ahead/">{t('pages.lookAhead')}</ScreenLink>
    </Bar>
  );
}

/** Reads all pages: those that are known, shared sections among them, and those that this screen lists. */
function useAllPages() {
  const { client } = useBuilder();
  const pages = useRead((signal) => listPages(client, signal), [client]);
  const known = pages.kind === 'read' ? pages.value : [];
  return { pages, known, all: known.filter(({ document }) => !isSection(document)) };
}

function PagesNotices({ pages, failure }: Pick<ReturnType<typeof useAllPages>, 'pages'> & Failed) {
  const t = usePhrases(phrases);
  return (
    <>
      {failure !== undefined && <Notice kind="problem">{failure}</Notice>}
      {pages.kind === 'loading' && <Notice kind="wait">{t('pages.loading')}</Notice>}
      {pages.kind === 'failed' && <Notice kind="problem">{pages.message}</Notice>}
    </>
  );
}

interface Failed {
  readonly failure: string | undefined;
}

/** Renders the list of all pages and templates of the site, with the actions on whole pages. */
export function PagesScreen() {
  const t = usePhrases(phrases);
  const { announce } = useBuilder();
  const { pages, known, all } = useAllPages();
  const [requested, setRequested] = useState<PageListQuery>({ search: '', kind: 'all', order: 'name' });
  const { search, kind } = requested;
  const [doing, setDoing] = useState<Doing>(NOTHING);
  const searchBox = useRef<HTMLInputElement>(null);

  function done(message: string) {
    setDoing(NOTHING);
    announce(message);
    pages.again();
  }
  const deletion = usePageDeletion(done);
  const { deleted, failure, restore } = deletion;
  /** The element that had the focus has been removed. */
  const focusSearch = () => searchBox.current?.focus();

  const remove = ({ id, document }: PageEntry) => deletion.remove({ id, name: document.name });

  function act(what: PageAct, page: PageEntry) {
    if (what === 'delete' && !page.isPublished) void deletion.attempt(() => remove(page));
    else setDoing({ kind: what, page });
  }

  return (
    <>
      <h1>{t('pages.title')}</h1>
      <PagesBar
        {...{ requested, searchBox }}
        onQuery={setRequested}
        onNew={() => setDoing({ kind: 'new' })}
      />
      <PagesNotices {...{ pages, failure }} />
      {kind === 'deleted' && (
        <DeletedPages search={search} onRestore={({ document }) => restore(document).then(focusSearch)} />
      )}
      {kind !== 'deleted' && pages.kind === 'read' && (
        <PageList
          shown={filterPages(all, requested)}
          none={t(all.length === 0 ? 'pages.none' : 'pages.noneFound')}
          onAct={act}
        />
      )}
      <Dialogs
        {...{ doing, pages: known }}
        onDone={done}
        onDelete={remove}
        onClose={() => setDoing(NOTHING)}
      />
      {deleted !== undefined && (
        <UndoToast
          key={deleted.id}
          text={t('pages.deleted', { name: deleted.name })}
          onUndo={() => void deletion.undo().then(focusSearch)}
          onDismiss={() => {
            deletion.dismiss();
            focusSearch();
          }}
        />
      )}
    </>
  );
}
