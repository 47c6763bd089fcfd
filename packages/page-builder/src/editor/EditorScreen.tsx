'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { parsePageDocument } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useRead } from '../api/useRead.ts';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import { useCatalogue } from '../catalogue/useCatalogue.ts';
import { Notice } from '../controls/Notice.tsx';
import { restoreLostFocus } from '../controls/restoreLostFocus.ts';
import { useBuilder } from '../builder/Builder.ts';
import { ScreenLink } from '../builder/ScreenLink.tsx';
import { watchLeaving } from '../builder/useLocation.ts';
import type { ScreenProps } from '../builder/ScreenProps.ts';
import { createPageSaver } from '../saving/createPageSaver.ts';
import { createLocalDrafts } from '../saving/localDraft.ts';
import type { LeftDraft, LocalDrafts } from '../saving/localDraft.ts';
import { openPage } from '../saving/pageCalls.ts';
import type { OpenedPage } from '../saving/pageCalls.ts';
import { mayAct } from '../session/Role.ts';
import { createPageStore } from '../page/createPageStore.ts';
import { EditingProvider } from '../editing/Editing.ts';
import type { Editing } from '../editing/Editing.ts';
import { findShownPath } from '../pages/findShownPath.ts';
import { listPages } from '../pages/PageEntry.ts';
import type { PageEntry } from '../pages/PageEntry.ts';
import { SitePagesProvider } from '../pages/SitePages.ts';
import type { SitePages } from '../pages/SitePages.ts';
import { EditorFrame } from './EditorFrame.tsx';
import { phrases } from './phrases.ts';
import { useActions } from '../editing/useActions.ts';

/** Renders the editor of one page. */
export function EditorScreen({ params }: ScreenProps) {
  const t = usePhrases(phrases);
  const { client } = useBuilder();
  const id = params['id'] ?? '';
  const local = useLocalDrafts(id);
  const read = useRead(
    async (signal) => {
      const opened = await openPage(client, { id, signal });
      const shownPath = await findShownPath(client, { document: opened.document, signal });
      return { opened, shownPath, local, left: await local.findLeft() };
    },
    [client, id, local],
  );
  const catalogue = useCatalogue();
  const failed = [read, catalogue].find((each) => each.kind === 'failed');
  if (failed?.kind === 'failed') return <UnopenedPage message={failed.message} />;
  if (read.kind !== 'read' || catalogue.kind !== 'read')
    return <Notice kind="wait">{t('editor.loading')}</Notice>;
  return <PageEditor key={id} {...read.value} catalogue={catalogue.value} />;
}

const Unopened = styled.main`
  display: grid;
  gap: 0.75rem;
  max-inline-size: 70rem;
  margin-inline: auto;
  padding: 1.25rem 1rem;
  justify-items: start;
  &:focus {
    outline: none;
  }
`;

/** Renders why a page was not opened, with the way back to all pages. */
function UnopenedPage({ message }: { readonly message: string }) {
  const t = usePhrases(phrases);
  const main = useRef<HTMLElement>(null);
  useEffect(() => restoreLostFocus(main.current), []);
  return (
    <Unopened ref={main} tabIndex={-1}>
      <h1>{t('editor.unopened')}</h1>
      <Notice kind="problem">{message}</Notice>
      <ScreenLink to="/">{t('editor.back')}</ScreenLink>
    </Unopened>
  );
}

function useLocalDrafts(subject: string): LocalDrafts<PageDocument> {
  const { clock, windows, editor } = useBuilder();
  const { environment } = useHost();
  return useMemo(
    () =>
      createLocalDrafts(environment, {
        ...{ windows, clock, subject },
        editorId: editor.id,
        parse: parsePageDocument,
      }),
    [environment, windows, clock, subject, editor.id],
  );
}

const NO_PAGES: readonly PageEntry[] = [];

/** Returns all pages and sections, which the editor of one page names. The editor works without them. */
function usePages(): SitePages {
  const { client } = useBuilder();
  const read = useRead((signal) => listPages(client, signal), [client]);
  const again = useRef(read.again);
  useEffect(() => {
    again.current = read.again;
  });
  const readPages = useCallback(() => again.current(), []);
  const pages = read.kind === 'read' ? read.value : NO_PAGES;
  return useMemo(() => ({ pages, readPages }), [pages, readPages]);
}

interface OpenedParts {
  readonly opened: OpenedPage;
  readonly local: LocalDrafts<PageDocument>;
  readonly left: readonly LeftDraft<PageDocument>[];
}

/** Returns the store and the saver of a page while it is open. */
function useOpenedPage({
  opened,
  local,
  left,
  catalogue,
}: PageEditorProps): Pick<Editing, 'store' | 'saver'> | undefined {
  const t = usePhrases(phrases);
  const { client, clock, announce } = useBuilder();
  const [parts, setParts] = useState<Pick<Editing, 'store' | 'saver'>>();
  useEffect(() => {
    const store = createPageStore(opened.document, clock, catalogue);
    const onMerged = () => announce(t('editor.merged'));
    const { columnsOf } = catalogue;
    const saver = createPageSaver({ client, store, clock, local, left, opened, columnsOf, onMerged });
    setParts({ store, saver });
    const stopWatching = watchLeaving(saver.keep);
    return () => {
      stopWatching();
      saver.close();
    };
  }, [opened, local, left, catalogue, client, clock, announce, t]);
  return parts;
}

interface PageEditorProps extends OpenedParts {
  readonly catalogue: Catalogue;
  /** The path for which the page is shown at first. */
  readonly shownPath: string;
}

function PageEditor(props: PageEditorProps) {
  const parts = useOpenedPage(props);
  return parts === undefined ? null : <OpenedEditor {...parts} {...props} />;
}

function OpenedEditor(props: PageEditorProps & Pick<Editing, 'store' | 'saver'>) {
  const { store, saver, opened, catalogue, shownPath } = props;
  const { editor, announce } = useBuilder();
  const canEdit = mayAct(editor.role, 'editor');
  const actions = useActions({ store, catalogue, canEdit });
  const [path, showFor] = useState(shownPath);
  const sitePages = usePages();
  const t = usePhrases(phrases);
  const { name } = opened.document;
  useEffect(() => announce(t('editor.opened', { name })), [announce, t, name]);
  const editing = useMemo(
    (): Editing => ({
      id: opened.document.id,
      updates: opened.updates,
      ...{ store, saver, catalogue, canEdit, path, showFor, ...actions },
    }),
    [opened, store, saver, catalogue, canEdit, path, actions],
  );
  return (
    <SitePagesProvider value={sitePages}>
      <EditingProvider value={editing}>
        <EditorFrame />
      </EditingProvider>
    </SitePagesProvider>
  );
}
