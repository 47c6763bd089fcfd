'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { useRead } from '../../api/useRead.ts';
import { useBuilder } from '../../builder/Builder.ts';
import { ToolButton } from '../../controls/ToolButton.tsx';
import { nameSubjects } from '../../pages/pageCalls.ts';
import { phrases } from '../pickers/phrases.ts';
import { Aside } from '../pickers/PickerPanel.tsx';
import { useSettled } from '../useSettled.ts';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.35rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Chosen = styled.li`
  display: flex;
  gap: 0.25rem;
  align-items: center;
  min-inline-size: 0;
  padding-inline-start: 0.5rem;
  border: 1px solid ${token('rule')};
  border-radius: ${token('radius')};
  background: ${token('tint')};
  font: 400 ${token('type-0')} / 1.4 ${token('sans')};
  overflow-wrap: anywhere;
  & > button {
    border: 0;
    background: none;
  }
`;

export interface ChosenSubjectsProps {
  /** The name of what is chosen, such as "Sections". */
  readonly label: string;
  readonly kind: 'section' | 'author' | 'tag';
  /** The ids of sections, or the slugs of authors or tags. */
  readonly values: readonly string[];
  readonly onRemove: (value: string) => void;
}

/** Renders one that is chosen, with its value where its title is also that of another. */
function ChosenSubject({ title, value, onRemove }: { title: string; value?: string; onRemove: () => void }) {
  const t = usePhrases(phrases);
  const name = value === undefined ? title : `${title} ${value}`;
  return (
    <Chosen>
      <span dir="auto">
        {title} {value !== undefined && <Aside dir="auto">{value}</Aside>}
      </span>
      <ToolButton label={t('pickers.remove', { name })} onClick={onRemove}>
        ×
      </ToolButton>
    </Chosen>
  );
}

/** Renders what is chosen by its names; a value that the site does not have is shown as it stands. */
export function ChosenSubjects({ label, kind, values, onRemove }: ChosenSubjectsProps) {
  const t = usePhrases(phrases);
  const { client } = useBuilder();
  const written = useSettled(values.join(','));
  const read = useRead(
    async (signal) =>
      written === '' ? [] : nameSubjects(client, { kind, values: written.split(','), signal }),
    [client, kind, written],
  );
  const known = read.kind === 'read' ? read.value : [];
  function nameOf(value: string): string {
    const title = known.find((subject) => subject.value === value)?.title;
    if (title !== undefined) return title;
    const isLooking = read.kind === 'loading' || (read.kind === 'read' && read.isStale);
    return isLooking || read.kind === 'failed' || !written.split(',').includes(value)
      ? value
      : t('pickers.unknownSubject', { name: value });
  }
  if (values.length === 0) return null;
  const titles = values.map(nameOf);
  const isAmbiguous = (title: string) => titles.indexOf(title) !== titles.lastIndexOf(title);
  return (
    <List aria-label={label}>
      {values.map((value) => (
        <ChosenSubject
          key={value}
          title={nameOf(value)}
          {...(isAmbiguous(nameOf(value)) && { value })}
          onRemove={() => onRemove(value)}
        />
      ))}
    </List>
  );
}
