'use client';
/** A tree of sections and links: a list to choose from and to move in, and what is chosen beside it. */
import { usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useBuilder } from '../desk/Builder.ts';
import { Hint } from '../fields/fieldStyles.ts';
import { EntryFields } from './EntryFields.tsx';
import { NavigationList } from './NavigationList.tsx';
import {
  entryAt,
  insertEntry,
  moveEntry,
  nameOf,
  newLink,
  replaceEntry,
  stepEntry,
} from './navigationTree.ts';
import type { EntryMove, EntryPlace, MovedEntry } from './navigationTree.ts';
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

const MOVES = [
  ['up', '↑'],
  ['down', '↓'],
  ['in', '→'],
  ['out', '←'],
] as const satisfies readonly (readonly [EntryMove, string])[];

export interface NavigationFormProps extends SettingFormProps {
  /** Paths of pages and sections, offered where an entry leads to. */
  readonly paths: readonly string[];
}

export function NavigationForm({ document, problems, isReadOnly, onChange, paths }: NavigationFormProps) {
  const t = usePhrases(phrases);
  const { announce } = useBuilder();
  const [selected, setSelected] = useState<EntryPlace>();
  const entry = selected === undefined || selected.length === 0 ? undefined : entryAt(document, selected);

  function take(moved: MovedEntry | undefined, place: EntryPlace) {
    const name = nameOf(entryAt(document, place) ?? {});
    if (moved === undefined) return announce(t('navigation.stays', { name }));
    onChange(moved.tree);
    setSelected(moved.place);
    announce(
      t('navigation.moved', { name, place: (moved.place.at(-1) ?? 0) + 1, level: moved.place.length }),
    );
  }
  const step = (place: EntryPlace, move: EntryMove) => take(stepEntry(document, place, move), place);

  function add(parent: EntryPlace) {
    const added = insertEntry(document, parent, { entry: newLink(document) });
    onChange(added.tree);
    setSelected(added.place);
    announce(t('navigation.added'));
  }

  function remove(place: EntryPlace) {
    announce(t('navigation.removed', { name: nameOf(entryAt(document, place) ?? {}) }));
    onChange(replaceEntry(document, place, undefined));
    setSelected(undefined);
  }

  return (
    <Halves>
      <div>
        <Hint>{t('navigation.keys')}</Hint>
        <NavigationList
          {...{ selected, isReadOnly, problems }}
          tree={document}
          onSelect={setSelected}
          onStep={step}
          onMove={(from, to) => take(moveEntry(document, from, to), from)}
        />
        {!isReadOnly && <ToolButton onClick={() => add([])}>{t('navigation.add')}</ToolButton>}
      </div>
      <Side>
        {entry === undefined || selected === undefined ? (
          <Notice kind="note">{t('navigation.entries')}</Notice>
        ) : (
          <>
            <EntryFields
              key={selected.join('.')}
              {...{ entry, problems, isReadOnly, paths }}
              place={selected}
              onChange={(next) => onChange(replaceEntry(document, selected, next))}
            />
            {!isReadOnly && (
              <Bar>
                {MOVES.map(([move, sign]) => (
                  <ToolButton
                    key={move}
                    label={t(`navigation.${move}`)}
                    disabled={stepEntry(document, selected, move) === undefined}
                    onClick={() => step(selected, move)}
                  >
                    {sign}
                  </ToolButton>
                ))}
                <ToolButton onClick={() => add(selected)}>{t('navigation.addBelow')}</ToolButton>
                <ToolButton onClick={() => remove(selected)}>{t('navigation.remove')}</ToolButton>
              </Bar>
            )}
          </>
        )}
      </Side>
    </Halves>
  );
}
