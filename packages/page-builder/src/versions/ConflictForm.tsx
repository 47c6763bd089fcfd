'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ToolButton } from '../controls/ToolButton.tsx';
import { phrases } from './phrases.ts';
import type { Choice } from './resolveConflicts.ts';

const Form = styled.form`
  display: grid;
  gap: 1rem;
`;

const Sides = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  gap: 0.75rem;
  padding: 0.75rem;
  border: 1px solid ${token('rule')};
  & > legend::first-letter {
    text-transform: uppercase;
  }
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
  cursor: pointer;
  &:has(:checked) {
    box-shadow: inset 0 0 0 2px ${token('brand')};
  }
  & > :last-child {
    grid-column: 2;
  }
  & > dl {
    display: grid;
    gap: 0.4rem;
  }
  & dt {
    color: ${token('ink-soft')};
  }
`;

/** One conflict between two editors. */
export interface ShownConflict {
  /** The key, unique among the conflicts. */
  readonly key: string;
  readonly name: ReactNode;
  readonly mine: ReactNode;
  readonly theirs: ReactNode;
}

export interface ConflictFormProps {
  readonly conflicts: readonly ShownConflict[];
  /** Called with a function that returns the choice for each key. */
  readonly onDecide: (choiceOf: (key: string) => Choice) => void;
}

/** Renders the conflicts of two editors side by side; the form can be submitted once each has a choice. */
export function ConflictForm({ conflicts, onDecide }: ConflictFormProps) {
  const t = usePhrases(phrases);
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>({});
  const isDecided = conflicts.every(({ key }) => choices[key] !== undefined);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (isDecided) onDecide((key) => choices[key] ?? 'mine');
      }}
    >
      <p>{t('merge.text')}</p>
      {conflicts.map((conflict) => (
        <Sides key={conflict.key}>
          <legend>{conflict.name}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <Side key={side}>
              <input
                type="radio"
                name={conflict.key}
                value={side}
                checked={choices[conflict.key] === side}
                onChange={() => setChoices((now) => ({ ...now, [conflict.key]: side }))}
              />
              <strong>{t(`merge.${side}`)}</strong>
              {conflict[side]}
            </Side>
          ))}
        </Sides>
      ))}
      {!isDecided && <p>{t('merge.undecided')}</p>}
      <ToolButton type="submit" isMain aria-disabled={!isDecided}>
        {t('merge.done')}
      </ToolButton>
    </Form>
  );
}
