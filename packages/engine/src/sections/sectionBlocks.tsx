/**
 * The two blocks that shared sections need. Every engine has them: the one in whose place a page shows the blocks of a
 * section, and the layout in which editors see a section by itself.
 */
import { defineBlock, text } from '@broadsheet/block-kit';
import type { Areas, Block, Translations } from '@broadsheet/block-kit';
import { SECTION_AREA, SECTION_LAYOUT, SECTION_REFERENCE } from '@broadsheet/page-document';
import type { ReactNode } from 'react';

/** The texts that editors see of the two in other languages, keyed by the English text. */
const translations: Translations = {
  'Shared section': {
    sv: 'Delad sektion',
    fr: 'Section partagée',
    no: 'Delt seksjon',
    de: 'Gemeinsamer Abschnitt',
    es: 'Sección compartida',
    ja: '共有セクション',
    ko: '공유 섹션',
    pt: 'Secção partilhada',
  },
  Section: {
    sv: 'Sektion',
    fr: 'Section',
    no: 'Seksjon',
    de: 'Abschnitt',
    es: 'Sección',
    ja: 'セクション',
    ko: '섹션',
    pt: 'Secção',
  },
  Blocks: {
    sv: 'Block',
    fr: 'Blocs',
    no: 'Blokker',
    de: 'Blöcke',
    es: 'Bloques',
    ja: 'ブロック',
    ko: '블록',
    pt: 'Blocos',
  },
};

/** Renders the blocks of the section as if they were on the page themselves. */
const Reference = ({ children }: { readonly children?: ReactNode }) => <>{children}</>;

const Layout = ({ areas }: { readonly areas: Areas }) => <main>{areas[SECTION_AREA]}</main>;

const reference = defineBlock({
  name: SECTION_REFERENCE,
  title: 'Shared section',
  group: 'Sections',
  kind: 'chain',
  fields: { section: text({ label: 'Section' }) },
  translations: [translations],
  hydrate: { mode: 'never' },
  Component: Reference,
});

const layout = defineBlock({
  name: SECTION_LAYOUT,
  title: 'Shared section',
  group: 'Layouts',
  kind: 'layout',
  areas: [SECTION_AREA],
  areaTitles: { [SECTION_AREA]: 'Blocks' },
  fields: {},
  translations: [translations],
  hydrate: { mode: 'never' },
  Component: Layout,
});

export const sectionBlocks: readonly Block[] = [reference, layout];
