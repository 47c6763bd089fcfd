'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { getErrorMessage } from '@broadsheet/client-core';
import type { BlockNode } from '@broadsheet/page-document';
import { listExperiments, readReference } from '@broadsheet/page-document';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ScreenLink } from '../builder/ScreenLink.tsx';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useEditing, usePage } from '../editing/Editing.ts';
import { isShownElsewhere } from '../experiments/sectionTests.ts';
import { Hint } from '../fields/fieldStyles.ts';
import { phrases } from './phrases.ts';
import { SectionPages } from './SectionPages.tsx';
import { useSitePages } from '../pages/SitePages.ts';
import { useSectionActions } from './useSectionActions.ts';

const Parts = styled.div`
  display: grid;
  gap: 0.75rem;
  justify-items: start;
`;

/** Renders a section on a page: the way to edit it, the pages that change with it, and how to detach it. */
export function ReferencePanel({ node }: { readonly node: BlockNode }) {
  const t = usePhrases(phrases);
  const { canEdit } = useEditing();
  const { pages } = useSitePages();
  const page = usePage();
  const { detach } = useSectionActions();
  const [problem, setProblem] = useState<string>();
  const id = readReference(node) ?? '';
  const section = pages.find((each) => each.id === id);
  if (section === undefined) return <Notice kind="problem">{t('sections.missing', { name: id })}</Notice>;
  const restartsTest =
    listExperiments(section.document).size > 0 && isShownElsewhere({ section: id, page, pages });
  return (
    <Parts data-reference={id}>
      <strong>{section.document.name}</strong>
      {!section.isPublished && <Notice kind="note">{t('sections.unpublished')}</Notice>}
      <ScreenLink to={`/pages/${encodeURIComponent(id)}/`}>{t('sections.edit')}</ScreenLink>
      {/* The page itself counts as it is here, saved or not. */}
      <SectionPages
        section={id}
        pages={pages.map((each) => (each.id === page.id ? { ...each, document: page } : each))}
      />
      {canEdit && (
        <>
          <ToolButton
            onClick={({ currentTarget }) => {
              // The button goes with the section; the pane around it keeps the focus, and with it the keys.
              const pane = currentTarget.closest('section');
              detach(node.id).then(
                () => pane?.focus(),
                (error: unknown) => setProblem(getErrorMessage(error)),
              );
            }}
          >
            {t('sections.detach')}
          </ToolButton>
          <Hint>{t('sections.detachHelp')}</Hint>
          {restartsTest && <Notice kind="note">{t('sections.detach.restartsTest')}</Notice>}
        </>
      )}
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
    </Parts>
  );
}
