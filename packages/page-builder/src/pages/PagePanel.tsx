'use client';
import { isSection } from '@broadsheet/page-document';
import { styled } from 'styled-components';
import { useEditing, usePage } from '../editing/Editing.ts';
import { SectionLayout } from './SectionLayout.tsx';
import { LayoutSection } from './LayoutSection.tsx';
import { PageSettingsPanel } from './PageSettingsPanel.tsx';
import { PreviewSubject } from './PreviewSubject.tsx';

const Panel = styled.div`
  display: grid;
  gap: 1.25rem;
  padding: 0.75rem;
`;

const Whole = styled.fieldset`
  min-inline-size: 0;
  border: 0;
`;

/** Renders the settings of the edited page, its layout, and the subject for which its template is shown. */
export function PagePanel() {
  const { canEdit, edit, showFor } = useEditing();
  const page = usePage();
  return (
    <Panel>
      <PreviewSubject page={page} onShow={showFor} />
      <Whole disabled={!canEdit}>
        <PageSettingsPanel
          page={page}
          onChange={(settings) => edit({ kind: 'setPage', settings }, { isTyping: true })}
        />
      </Whole>
      {isSection(page) ? <SectionLayout /> : <LayoutSection />}
    </Panel>
  );
}
