'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { Button, token } from '@broadsheet/ui';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { Row } from './accountStyle.ts';
import { phrases } from './phrases.ts';

const Words = styled.div`
  display: grid;
  gap: 0.15rem;
  min-inline-size: 0;
  font-size: ${token('type-1')};
  line-height: 1.45;
`;

const Label = styled.span`
  font-weight: 600;
`;

const Value = styled.span`
  min-block-size: 1.45em;
  overflow-wrap: anywhere;
`;

/**
 * The note below a row. It is always high enough for a button, because its content is known last and nothing may move then.
 */
const Note = styled.div`
  display: grid;
  flex: 1 1 100%;
  align-content: center;
  min-block-size: 2.75rem;
  color: ${token('ink-soft')};
  font-size: ${token('type-0')};
`;

export interface ViewRowProps {
  readonly label: string;
  readonly value: string;
  /** Content below the row; `null` reserves its room. */
  readonly note?: ReactNode;
  readonly onEdit: () => void;
  /** A ref to the edit button. */
  readonly editRef?: Ref<HTMLElement>;
}

/** Renders an editable row while it is not being edited. */
export function ViewRow({ label, value, note, onEdit, editRef }: ViewRowProps) {
  const t = usePhrases(phrases);
  const id = useId();
  return (
    <Row>
      <Words>
        <Label id={`${id}-label`}>{label}</Label>
        <Value dir="auto">{value}</Value>
      </Words>
      <Button
        ref={editRef}
        id={`${id}-edit`}
        variant="secondary"
        size="small"
        aria-labelledby={`${id}-edit ${id}-label`}
        onClick={onEdit}
      >
        {t('id.edit')}
      </Button>
      {note !== undefined && <Note>{note}</Note>}
    </Row>
  );
}
