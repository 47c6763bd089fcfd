'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { findNode } from '@broadsheet/page-document';
import type { BlockNode, MergeConflict, PageDocument } from '@broadsheet/page-document';
import { token } from '@broadsheet/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import { ToolButton } from '../controls/ToolButton.tsx';
import { phrases } from './phrases.ts';
import { keyOf, resolveConflicts } from './resolveConflicts.ts';
import type { Choice } from './resolveConflicts.ts';

/** A name of code in words: `right-rail` is "Right rail", `listCount` is "List count". */
function toWords(name: string): string {
  const words = name.replaceAll(/[-_]+/g, ' ').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

const Form = styled.form`
  display: grid;
  gap: 1rem;
`;

const Conflict = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: 0.75rem;
  padding: 0.75rem;
  border: 1px solid ${token('rule')};
`;

const Side = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.25rem 0.5rem;
  align-content: start;
  padding: 0.5rem;
  background: ${token('tint')};
  font-size: ${token('type-0')};
  overflow-wrap: anywhere;
  & > dl {
    grid-column: 2;
    display: grid;
    gap: 0.25rem;
  }
`;

export interface MergePanelProps {
  /** As it was merged, with mine where both have changed the same. */
  readonly page: PageDocument;
  readonly theirs: PageDocument;
  readonly conflicts: readonly MergeConflict[];
  readonly catalogue: Catalogue;
  readonly onDecide: (page: PageDocument) => void;
}

/** What two editors have both changed, side by side; nothing goes on before each has a choice. */
export function MergePanel({ page, theirs, conflicts, catalogue, onDecide }: MergePanelProps) {
  const t = usePhrases(phrases);
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const isDecided = conflicts.every((conflict) => choices[keyOf(conflict)] !== undefined);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isDecided) return;
        const choose = (conflict: MergeConflict) => choices[keyOf(conflict)] ?? 'mine';
        onDecide(resolveConflicts({ page, theirs, conflicts, choose }));
      }}
    >
      <p>{t('merge.text')}</p>
      {conflicts.map((conflict) => (
        <ConflictChoice
          key={keyOf(conflict)}
          {...{ conflict, page, theirs, catalogue }}
          choice={choices[keyOf(conflict)]}
          onChoose={(choice) => setChoices((now) => ({ ...now, [keyOf(conflict)]: choice }))}
        />
      ))}
      {!isDecided && <p>{t('merge.undecided')}</p>}
      <ToolButton type="submit" isMain aria-disabled={!isDecided}>
        {t('merge.done')}
      </ToolButton>
    </Form>
  );
}

interface ConflictChoiceProps extends Pick<MergePanelProps, 'page' | 'theirs' | 'catalogue'> {
  readonly conflict: MergeConflict;
  readonly choice: Choice | undefined;
  readonly onChoose: (choice: Choice) => void;
}

function ConflictChoice({ conflict, choice, onChoose, ...pages }: ConflictChoiceProps) {
  const t = usePhrases(phrases);
  const name = keyOf(conflict);
  return (
    <Conflict>
      <legend>
        <ConflictName conflict={conflict} {...pages} />
      </legend>
      {(['mine', 'theirs'] as const).map((side) => (
        <Side key={side}>
          <input
            type="radio"
            name={name}
            value={side}
            checked={choice === side}
            onChange={() => onChoose(side)}
          />
          <strong>{t(`merge.${side}`)}</strong>
          <SideText {...{ conflict, side }} {...pages} />
        </Side>
      ))}
    </Conflict>
  );
}

function ConflictName({
  conflict,
  page,
  theirs,
  catalogue,
}: Omit<ConflictChoiceProps, 'choice' | 'onChoose'>) {
  const t = usePhrases(phrases);
  if (conflict.kind === 'setting') return t(`setting.${conflict.name}`);
  const node =
    conflict.kind === 'block'
      ? (conflict.mine ?? conflict.theirs)
      : (findNode(page, conflict.id) ?? findNode(theirs, conflict.id))?.node;
  const block = node === undefined ? conflict.id : catalogue.titleOf(node.block);
  return t(conflict.kind === 'block' ? 'merge.block' : 'merge.position', { block });
}

interface SideTextProps extends Omit<ConflictChoiceProps, 'choice' | 'onChoose'> {
  readonly side: Choice;
}

/** What a side says: the fields in which both differ, a position, a setting. */
function SideText({ conflict, side, page, theirs, catalogue }: SideTextProps) {
  const t = usePhrases(phrases);
  switch (conflict.kind) {
    case 'block': {
      const node = conflict[side];
      if (node === undefined) return <span>{t('merge.gone')}</span>;
      const other = conflict[side === 'mine' ? 'theirs' : 'mine'];
      return <FieldList {...{ node, other, catalogue }} />;
    }
    case 'position': {
      const { container, index } = conflict[side];
      const where = container.kind === 'area' ? toWords(container.area) : container.id;
      return <span>{`${where}, ${index + 1}`}</span>;
    }
    case 'setting':
      return <span>{asText((side === 'mine' ? page : theirs)[conflict.name])}</span>;
  }
}

interface FieldListProps {
  readonly node: BlockNode;
  readonly other: BlockNode | undefined;
  readonly catalogue: Catalogue;
}

function FieldList({ node, other, catalogue }: FieldListProps) {
  const t = usePhrases(phrases);
  const names = [...new Set([...Object.keys(node.fields), ...Object.keys(other?.fields ?? {})])];
  const differing = names.filter((name) => asText(node.fields[name]) !== asText(other?.fields[name]));
  if (differing.length === 0) return <span>{t('merge.fieldsSame')}</span>;
  return (
    <dl>
      {differing.map((name) => (
        <div key={name}>
          <dt>{catalogue.get(node.block)?.fields[name]?.label ?? toWords(name)}</dt>
          <dd>{asText(node.fields[name]) || t('change.nothing')}</dd>
        </div>
      ))}
    </dl>
  );
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);
