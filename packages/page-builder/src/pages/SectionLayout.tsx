'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { changeLayout, SECTION_AREA, SECTION_LAYOUT } from '@broadsheet/page-document';
import { useEffect, useRef, useState } from 'react';
import { useBuilder } from '../builder/Builder.ts';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useEditing, usePage } from '../editing/Editing.ts';
import { phrases } from './phrases.ts';

/**
 * Renders the way back for a section that has the layout of a page, such as an imported one: the layout of sections, with all
 * blocks in its area. Renders nothing for every other section.
 */
export function SectionLayout() {
  const t = usePhrases(phrases);
  const { announce } = useBuilder();
  const { catalogue, canEdit, edit } = useEditing();
  const page = usePage();
  const [isRestored, setRestored] = useState(false);
  const done = useRef<HTMLParagraphElement>(null);
  const { layout } = page;
  // The button that was pressed is gone, and the focus would be with it.
  useEffect(() => {
    if (isRestored && layout === SECTION_LAYOUT) done.current?.focus();
  }, [isRestored, layout]);
  if (layout === SECTION_LAYOUT)
    return isRestored ? (
      <p ref={done} tabIndex={-1}>
        {t('pages.sectionLayout.restored')}
      </p>
    ) : null;
  function restore() {
    const mapping = Object.fromEntries(Object.keys(page.areas).map((area) => [area, SECTION_AREA]));
    if (edit(changeLayout(page, { layout: SECTION_LAYOUT, areas: [SECTION_AREA], mapping }))) {
      setRestored(true);
      announce(t('pages.sectionLayout.restored'));
    }
  }
  return (
    <>
      <Notice kind="problem">{t('pages.sectionLayout', { layout: catalogue.titleOf(layout) })}</Notice>
      {canEdit && <ToolButton onClick={restore}>{t('pages.sectionLayout.restore')}</ToolButton>}
    </>
  );
}
