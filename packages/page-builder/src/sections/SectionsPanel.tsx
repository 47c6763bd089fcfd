'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { getErrorMessage } from '@broadsheet/client-core';
import { isSection } from '@broadsheet/page-document';
import { useState } from 'react';
import { styled } from 'styled-components';
import { LabelledInput } from '../controls/LabelledInput.tsx';
import { Notice } from '../controls/Notice.tsx';
import { walkResults } from '../controls/walkResults.ts';
import { useEditing, usePageState } from '../editing/Editing.ts';
import { Hint } from '../fields/fieldStyles.ts';
import type { PageEntry } from '../pages/PageEntry.ts';
import { listSections } from './listSections.ts';
import { phrases } from './phrases.ts';
import { SectionItem } from './SectionItem.tsx';
import { useSitePages } from '../pages/SitePages.ts';
import { useSectionActions } from './useSectionActions.ts';

const Panel = styled.div`
  display: grid;
  gap: 0.5rem;
  align-content: start;
  min-block-size: 0;
  padding: 0.5rem;
  overflow: auto;
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export interface SectionsPanelProps {
  /** Called when a section was pressed and has been inserted. */
  readonly onInserted: () => void;
}

/** Renders all shared sections with a search; each is dragged onto the page, inserted or copied. */
export function SectionsPanel({ onInserted }: SectionsPanelProps) {
  const t = usePhrases(phrases);
  const { canEdit, insertSection } = useEditing();
  const { pages } = useSitePages();
  const { insertCopy } = useSectionActions();
  const [search, setSearch] = useState('');
  const [problem, setProblem] = useState<string>();
  const isInSection = usePageState(({ page }) => isSection(page));
  const sections = listSections(pages, search);
  const none = listSections(pages).length === 0 ? 'sections.none' : 'sections.noneFound';
  function copy(section: PageEntry) {
    setProblem(undefined);
    insertCopy(section).then(onInserted, (error: unknown) => setProblem(getErrorMessage(error)));
  }
  return (
    <Panel onKeyDown={walkResults}>
      <LabelledInput type="search" label={t('sections.search')} value={search} onChange={setSearch} />
      <Hint>{t(isInSection ? 'sections.inSection' : 'sections.hint')}</Hint>
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      {sections.length === 0 && <Notice kind="note">{t(none)}</Notice>}
      <List aria-label={t('sections.title')}>
        {sections.map((section) => (
          <li key={section.id}>
            <SectionItem
              section={section}
              canInsert={canEdit && !isInSection}
              onInsert={() => {
                insertSection(section.id);
                onInserted();
              }}
              onCopy={() => copy(section)}
            />
          </li>
        ))}
      </List>
    </Panel>
  );
}
