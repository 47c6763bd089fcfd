'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { findNode } from '@broadsheet/page-document';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { Notice } from '../controls/Notice.tsx';
import { useEditing, usePageState } from '../editing/Editing.ts';
import { phrases } from './phrases.ts';

const Panel = styled.section`
  display: grid;
  gap: 0.75rem;
  padding: 0.75rem;
`;

const Title = styled.h2`
  font-size: ${token('type-2')};
`;

const About = styled.p`
  color: ${token('ink-soft')};
  font-size: ${token('type-0')};
`;

/** What is selected, and its fields. */
export function Inspector() {
  const t = usePhrases(phrases);
  const { catalogue, canEdit } = useEditing();
  const node = usePageState(({ page, selected }) =>
    selected === undefined ? undefined : findNode(page, selected)?.node,
  );
  const entry = node && catalogue.get(node.block);
  return (
    <Panel>
      {!canEdit && <Notice kind="note">{t('editor.viewOnly')}</Notice>}
      {node === undefined && <Notice kind="note">{t('editor.nothingSelected')}</Notice>}
      {node !== undefined && entry === undefined && (
        <Notice kind="problem">{t('editor.notInstalled', { name: node.block })}</Notice>
      )}
      {entry !== undefined && (
        <>
          <Title>{entry.title}</Title>
          <About>{entry.description}</About>
        </>
      )}
    </Panel>
  );
}
