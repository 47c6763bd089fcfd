'use client';
/**
 * A tree of sections and links: a list to choose from and to move entries in, and the fields of the chosen entry beside it.
 */
import { usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useBuilder } from '../builder/Builder.ts';
import { Hint } from '../fields/fieldStyles.ts';
import { EntryFields } from './EntryFields.tsx';
import { NavigationList } from './NavigationList.tsx';
import {
  entryAt,
  insertEntry,
  moveEntry,
  getName,
  newLink,
  replaceEntry,
  stepEntry,
} from './navigationTree.ts';
import type { EntryMoving, EntryPlace, EntryStep, MovedEntry, NavigationEntry } from './navigationTree.ts';
import { phrases } from './phrases.ts';
import type { SettingFormProps } from './SettingForm.ts';

const Halves = styled.div`
  display: grid;
  gap: 1rem 1.5rem;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  align-items: start;
`;

const Side = styled.div`
  display: grid;
  gap: 0.75rem;
  padding-inline-start: 1rem;
  border-inline-start: 1px solid ${token('rule')};
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.35rem;
`;

const STEPS = [
  ['up', '↑'],
  ['down', '↓'],
  ['in', '→'],
  ['out', '←'],
] as const satisfies readonly (readonly [EntryStep, string])[];

/** Returns the actions on a tree; each is announced. */
function useTree(tree: NavigationEntry, onChange: SettingFormProps['onChange']) {
  const t = usePhrases(phrases);
  const { announce } = useBuilder();
  const [selected, select] = useState<EntryPlace>();

  function acceptMove(from: EntryPlace, moved: MovedEntry | undefined): void {
    const name = getName(entryAt(tree, from) ?? {});
    if (moved === undefined) return announce(t('navigation.stays', { name }));
    onChange(moved.tree);
    select(moved.place);
    const place = (moved.place.at(-1) ?? 0) + 1;
    announce(t('navigation.moved', { name, place, level: moved.place.length }));
  }
  return {
    selected,
    select,
    step: (from: EntryPlace, step: EntryStep) => acceptMove(from, stepEntry(tree, { from, step })),
    move: (moving: EntryMoving) => acceptMove(moving.from, moveEntry(tree, moving)),
    add(parent: EntryPlace) {
      const added = insertEntry(tree, parent, { entry: newLink(tree) });
      onChange(added.tree);
      select(added.place);
      announce(t('navigation.added'));
    },
    remove(place: EntryPlace) {
      announce(t('navigation.removed', { name: getName(entryAt(tree, place) ?? {}) }));
      onChange(replaceEntry(tree, { place, entry: undefined }));
      select(undefined);
    },
  };
}

export interface NavigationFormProps extends SettingFormProps {
  /** The paths of pages and sections, offered as targets of an entry. */
  readonly paths: readonly string[];
}

export function NavigationForm({ document, problems, isReadOnly, onChange, paths }: NavigationFormProps) {
  const t = usePhrases(phrases);
  const tree = useTree(document, onChange);
  const { selected = [] } = tree;
  const entry = selected.length === 0 ? undefined : entryAt(document, selected);
  return (
    <Halves>
      <div>
        <Hint>{t('navigation.keys')}</Hint>
        <NavigationList
          {...{ isReadOnly, problems }}
          tree={document}
          selected={tree.selected}
          onSelect={tree.select}
          onStep={tree.step}
          onMove={tree.move}
        />
        {!isReadOnly && <ToolButton onClick={() => tree.add([])}>{t('navigation.add')}</ToolButton>}
      </div>
      {entry === undefined ? (
        <Notice kind="note">{t('navigation.choose')}</Notice>
      ) : (
        <Side>
          <EntryFields
            {...{ entry, problems, isReadOnly, paths }}
            place={selected}
            onChange={(next) => onChange(replaceEntry(document, { place: selected, entry: next }))}
          />
          {!isReadOnly && <EntryTools tree={tree} document={document} place={selected} />}
        </Side>
      )}
    </Halves>
  );
}

interface EntryToolsProps {
  readonly tree: ReturnType<typeof useTree>;
  readonly document: NavigationEntry;
  readonly place: EntryPlace;
}

/** Renders the actions on the chosen entry. */
function EntryTools({ tree, document, place }: EntryToolsProps) {
  const t = usePhrases(phrases);
  return (
    <Bar>
      {STEPS.map(([step, sign]) => (
        <ToolButton
          key={step}
          label={t(`navigation.${step}`)}
          // The button is not `disabled`, so that it keeps the focus when the entry cannot move further.
          aria-disabled={stepEntry(document, { from: place, step }) === undefined}
          onClick={() => tree.step(place, step)}
        >
          {sign}
        </ToolButton>
      ))}
      <ToolButton onClick={() => tree.add(place)}>{t('navigation.addBelow')}</ToolButton>
      <ToolButton onClick={() => tree.remove(place)}>{t('navigation.remove')}</ToolButton>
    </Bar>
  );
}
