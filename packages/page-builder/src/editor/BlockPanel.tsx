'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { findNode, readReference } from '@broadsheet/page-document';
import type { BlockNode } from '@broadsheet/page-document';
import { token } from '@broadsheet/ui';
import { useDeferredValue, useMemo } from 'react';
import { styled } from 'styled-components';
import { Notice } from '../controls/Notice.tsx';
import { ScreenLink } from '../builder/ScreenLink.tsx';
import { useEditing, usePageState } from '../editing/Editing.ts';
import { FieldsForm } from '../fields/FieldsForm.tsx';
import { BlockNameField } from '../outline/BlockNameField.tsx';
import { ExperimentFields } from '../experiments/ExperimentFields.tsx';
import { VisibilityFields } from '../visibility/VisibilityFields.tsx';
import { ReferencePanel } from '../sections/ReferencePanel.tsx';
import { SaveSectionButton } from '../sections/SaveSectionButton.tsx';
import { phrases } from './phrases.ts';
import { UpdatedBlocks } from './UpdatedBlocks.tsx';

const Panel = styled.div`
  display: grid;
  gap: 0.75rem;
  align-content: start;
  padding: 0.75rem;
`;

const Title = styled.h2`
  font-size: ${token('type-2')};
`;

const About = styled.p`
  color: ${token('ink-soft')};
  font-size: ${token('type-0')};
`;

const Fields = styled.fieldset`
  min-inline-size: 0;
  padding: 0;
  border: 0;
`;

const Name = styled.div`
  color: ${token('ink-soft')};
  font-size: ${token('type-0')};
`;

/**
 * Returns the selected block. The form of another block is rendered after the outline and the page have shown the change, so
 * that keys that walk through the outline or delete blocks are not held up; changes of the same block come at once.
 */
function useShownBlock(): BlockNode | undefined {
  const selected = usePageState(({ page, selected: id }) =>
    id === undefined ? undefined : findNode(page, id)?.node,
  );
  const before = useDeferredValue(selected);
  return before?.id === selected?.id ? selected : before;
}

/** Returns the selected blocks that the page has. */
function useSelectedBlocks(): readonly BlockNode[] {
  const page = usePageState((state) => state.page);
  const selection = usePageState((state) => state.selection);
  return useMemo(() => selection.flatMap((id) => findNode(page, id)?.node ?? []), [page, selection]);
}

/** Renders how many blocks are selected and what can be done with them, instead of the fields of one of them. */
function SeveralBlocks({ n }: { readonly n: number }) {
  const t = usePhrases(phrases);
  const { canEdit } = useEditing();
  const nodes = useSelectedBlocks();
  return (
    <Panel data-several>
      <Title>{t('editor.several', { n })}</Title>
      <About>{t(canEdit ? 'editor.severalHelp' : 'editor.severalViewOnly')}</About>
      <VisibilityFields key={nodes.map(({ id }) => id).join(' ')} nodes={nodes} />
      <SaveSectionButton />
    </Panel>
  );
}

/** Renders the fields of the selected block. */
export function BlockPanel() {
  const t = usePhrases(phrases);
  const { catalogue, canEdit, edit } = useEditing();
  const count = usePageState(({ selection }) => selection.length);
  const node = useShownBlock();
  if (count > 1) return <SeveralBlocks n={count} />;
  if (node === undefined)
    return (
      <Panel>
        <Notice kind="note">{t('editor.nothingSelected')}</Notice>
        <UpdatedBlocks />
      </Panel>
    );
  const entry = catalogue.get(node.block);
  return (
    <Panel>
      {!canEdit && <Notice kind="note">{t('editor.viewOnly')}</Notice>}
      <Title>{catalogue.titleOf(node.block)}</Title>
      {readReference(node) !== undefined ? (
        <ReferencePanel key={`section ${node.id}`} node={node} />
      ) : entry === undefined ? (
        <Notice kind="problem">{t('editor.notInstalled', { name: node.block })}</Notice>
      ) : (
        <>
          <About>{entry.description}</About>
          <Fields disabled={!canEdit}>
            <FieldsForm
              key={node.id}
              schema={entry.fields}
              stored={node.fields}
              onChange={({ set, unset, isTyping }) =>
                edit({ kind: 'setFields', id: node.id, set, unset }, { isTyping })
              }
            />
          </Fields>
          <About>
            <ScreenLink to={`/usage/${encodeURIComponent(node.block)}/`}>{t('editor.usage')}</ScreenLink>
          </About>
        </>
      )}
      <VisibilityFields key={node.id} nodes={[node]} />
      <ExperimentFields node={node} />
      <Name>
        <BlockNameField key={node.id} node={node} />
      </Name>
      <SaveSectionButton />
    </Panel>
  );
}
