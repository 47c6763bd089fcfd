'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useRead } from '../api/useRead.ts';
import { useBuilder } from '../builder/Builder.ts';
import { ScreenLink } from '../builder/ScreenLink.tsx';
import { LabelledInput } from '../controls/LabelledInput.tsx';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { DeletePageDialog } from '../pages/DeletePageDialog.tsx';
import { listPages } from '../pages/PageEntry.ts';
import type { PageEntry } from '../pages/PageEntry.ts';
import { Acts, PageStanding, Row, Rows, Small } from '../pages/PageRow.tsx';
import { phrases as pagePhrases } from '../pages/phrases.ts';
import { UndoToast } from '../pages/UndoToast.tsx';
import { usePageDeletion } from '../pages/usePageDeletion.ts';
import { mayAct } from '../session/Role.ts';
import { listHolders, listSections } from './listSections.ts';
import { NewSectionDialog } from './NewSectionDialog.tsx';
import { phrases } from './phrases.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  align-items: end;
  margin-block: 1rem;
`;

type SectionAct = 'copy' | 'delete';

interface SectionRowProps {
  readonly section: PageEntry;
  readonly pages: readonly PageEntry[];
  readonly onAct: (act: SectionAct) => void;
}

/** Renders a section of the list: its name, how many pages show it, its state, and the buttons that copy and delete it. */
function SectionRow({ section, pages, onAct }: SectionRowProps) {
  const t = usePhrases(phrases);
  const onPages = usePhrases(pagePhrases);
  const { editor } = useBuilder();
  const { id, document, isPublished } = section;
  const acts: readonly SectionAct[] = [
    ...(mayAct(editor.role, 'editor') ? ['copy' as const] : []),
    ...(mayAct(editor.role, isPublished ? 'publisher' : 'editor') ? ['delete' as const] : []),
  ];
  return (
    <Row>
      <div>
        <ScreenLink to={`/pages/${encodeURIComponent(id)}/`}>{document.name}</ScreenLink>
        <Small>{t('sections.usedOn', { n: listHolders(pages, id).length })}</Small>
      </div>
      <PageStanding page={section} />
      <Acts>
        {acts.map((act) => (
          <ToolButton
            key={act}
            aria-label={onPages('pages.actionOf', { action: onPages(`pages.${act}`), name: document.name })}
            onClick={() => onAct(act)}
          >
            {onPages(`pages.${act}`)}
          </ToolButton>
        ))}
      </Acts>
    </Row>
  );
}

type Doing =
  { readonly kind: 'nothing' | 'new' } | { readonly kind: SectionAct; readonly section: PageEntry };

const NOTHING: Doing = { kind: 'nothing' };

interface SectionListProps {
  readonly pages: readonly PageEntry[];
  readonly search: string;
  readonly onAct: (act: SectionAct, section: PageEntry) => void;
}

function SectionList({ pages, search, onAct }: SectionListProps) {
  const t = usePhrases(phrases);
  const shown = listSections(pages, search);
  if (shown.length === 0)
    return (
      <Notice kind="note">
        {t(listSections(pages).length === 0 ? 'sections.none' : 'sections.noneFound')}
      </Notice>
    );
  return (
    <Rows aria-label={t('sections.title')}>
      {shown.map((section) => (
        <SectionRow key={section.id} {...{ section, pages }} onAct={(act) => onAct(act, section)} />
      ))}
    </Rows>
  );
}

interface SectionsBarProps {
  readonly search: string;
  readonly onSearch: (words: string) => void;
  readonly onNew: () => void;
}

function SectionsBar({ search, onSearch, onNew }: SectionsBarProps) {
  const t = usePhrases(phrases);
  const { editor } = useBuilder();
  return (
    <Bar>
      <LabelledInput type="search" label={t('sections.search')} value={search} onChange={onSearch} />
      {mayAct(editor.role, 'editor') && (
        <ToolButton isMain onClick={onNew}>
          {t('sections.new')}
        </ToolButton>
      )}
    </Bar>
  );
}

/** Renders the list of all shared sections. */
export function SectionsScreen() {
  const t = usePhrases(phrases);
  const onPages = usePhrases(pagePhrases);
  const { client, announce } = useBuilder();
  const pages = useRead((signal) => listPages(client, signal), [client]);
  const [search, setSearch] = useState('');
  const [doing, setDoing] = useState<Doing>(NOTHING);
  const close = () => setDoing(NOTHING);
  const deletion = usePageDeletion((message) => {
    close();
    announce(message);
    pages.again();
  });
  const { deleted, failure } = deletion;
  const known = pages.kind === 'read' ? pages.value : [];
  const remove = ({ id, document }: PageEntry) => deletion.remove({ id, name: document.name });
  function begin(kind: SectionAct, section: PageEntry) {
    if (kind === 'delete' && !section.isPublished) void deletion.attempt(() => remove(section));
    else setDoing({ kind, section });
  }
  return (
    <>
      <h1>{t('sections.title')}</h1>
      <SectionsBar search={search} onSearch={setSearch} onNew={() => setDoing({ kind: 'new' })} />
      {failure !== undefined && <Notice kind="problem">{failure}</Notice>}
      {pages.kind === 'loading' && <Notice kind="wait">{onPages('pages.loading')}</Notice>}
      {pages.kind === 'failed' && <Notice kind="problem">{pages.message}</Notice>}
      {pages.kind === 'read' && <SectionList pages={known} search={search} onAct={begin} />}
      {(doing.kind === 'new' || doing.kind === 'copy') && (
        <NewSectionDialog
          pages={known}
          copied={doing.kind === 'copy' ? doing.section : undefined}
          onClose={close}
        />
      )}
      {doing.kind === 'delete' && (
        <DeletePageDialog page={doing.section} onDelete={() => remove(doing.section)} onClose={close} />
      )}
      {deleted !== undefined && (
        <UndoToast
          key={deleted.id}
          text={onPages('pages.deleted', { name: deleted.name })}
          onUndo={() => void deletion.undo()}
          onDismiss={deletion.dismiss}
        />
      )}
    </>
  );
}
