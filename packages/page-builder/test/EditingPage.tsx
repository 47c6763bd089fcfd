/** The context of an edited page, around the part of the editor that a test looks at. */
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { BlockUpdate, PageDocument } from '@broadsheet/page-document';
import { createCatalogue } from '../src/catalogue/Catalogue.ts';
import type { Catalogue } from '../src/catalogue/Catalogue.ts';
import type { BlockEntry } from '../src/catalogue/BlockEntry.ts';
import { useBuilder } from '../src/builder/Builder.ts';
import type { CollectionDrops } from '../src/drag/CollectionDrops.ts';
import { EditingProvider } from '../src/editing/Editing.ts';
import { useActions } from '../src/editing/useActions.ts';
import { SitePagesProvider } from '../src/pages/SitePages.ts';
import type { PageEntry } from '../src/pages/PageEntry.ts';
import { createPageStore } from '../src/page/createPageStore.ts';
import type { PageStore } from '../src/page/createPageStore.ts';
import { createPageSaver } from '../src/saving/createPageSaver.ts';
import type { OpenedPage } from '../src/saving/pageCalls.ts';

export const entry = (name: string, more: Partial<BlockEntry> = {}): BlockEntry => ({
  name,
  title: name.toUpperCase(),
  englishTitle: more.title ?? name.toUpperCase(),
  description: '',
  group: 'Blocks',
  englishGroup: more.group ?? 'Blocks',
  kind: 'feature',
  areas: [],
  areaTitles: {},
  fields: {},
  version: 1,
  scriptBytes: 0,
  ...more,
});

/**
 * The catalogue for tests: blocks `a`, `b`, `c`, the chain `chain` and the layout `columns` with the areas `main` and
 * `rail`.
 */
export const catalogue = createCatalogue([
  entry('a', { title: 'Headline', group: 'Story', description: 'The headline of a story' }),
  entry('b', { title: 'Byline', group: 'Story', description: 'Who wrote it' }),
  entry('c', { title: 'Résumé', group: 'Lists', description: 'A list of stories', scriptBytes: 1_234 }),
  entry('chain', { title: 'Two columns', group: 'Chains', kind: 'chain' }),
  entry('columns', {
    title: 'Columns',
    group: 'Layouts',
    kind: 'layout',
    areas: ['main', 'rail'],
    areaTitles: { main: 'Main column' },
  }),
]);

const NO_PAGES: readonly PageEntry[] = [];

export interface EditingPageProps {
  readonly page: PageDocument;
  readonly canEdit?: boolean;
  readonly updates?: readonly BlockUpdate[];
  /** What the server says of the page. Default: published, without a draft. */
  readonly opened?: Partial<OpenedPage>;
  /** All pages and sections of the site. Default: none. */
  readonly pages?: readonly PageEntry[];
  /** Another catalogue than the one above. */
  readonly blocks?: Catalogue;
  /** Called with the store, so that the test can inspect it. */
  readonly onStore: (store: PageStore) => void;
  readonly children: ReactNode;
}

export function EditingPage({
  page,
  canEdit = true,
  updates,
  opened: facts,
  blocks = catalogue,
  pages = NO_PAGES,
  onStore,
  children,
}: EditingPageProps) {
  const { client, clock } = useBuilder();
  const [parts] = useState(() => {
    const store = createPageStore(page, clock, blocks);
    const local = {
      read: () => undefined,
      write: () => undefined,
      drop: () => undefined,
      findLeft: async () => [],
      hasLeft: () => false,
      removeLeft: () => undefined,
    };
    const opened = { document: page, revision: 0, isPublished: true, ...facts };
    const saver = createPageSaver({
      client,
      clock,
      store,
      local,
      left: [],
      opened,
      columnsOf: blocks.columnsOf,
      onMerged: () => undefined,
    });
    onStore(store);
    return { store, saver };
  });
  const actions = useActions({ store: parts.store, catalogue: blocks, canEdit });
  const editing = useMemo(
    () => ({
      id: page.id,
      ...parts,
      ...actions,
      catalogue: blocks,
      canEdit,
      updates,
      path: '/',
      showFor: () => undefined,
    }),
    [page, parts, actions, blocks, canEdit, updates],
  );
  const sitePages = useMemo(() => ({ pages, readPages: () => undefined }), [pages]);
  return (
    <SitePagesProvider value={sitePages}>
      <EditingProvider value={editing}>{children}</EditingProvider>
    </SitePagesProvider>
  );
}

/** Collections where no block shows one. */
export const NO_COLLECTIONS: CollectionDrops = {
  find: () => undefined,
  know: () => undefined,
  read: async () => undefined,
  put: () => undefined,
};
