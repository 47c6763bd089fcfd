'use client';
import { useFormat, usePhrases, usePublicUrl } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useDraggable } from '../drag/useDraggable.ts';
import type { FoundItem } from '../fields/sources/ContentSource.ts';
import { phrases as pickerPhrases } from '../fields/pickers/phrases.ts';
import { phrases } from './phrases.ts';

const Item = styled.button`
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr);
  gap: 0.5rem;
  align-items: start;
  inline-size: 100%;
  padding: 0.4rem 0.5rem;
  border: 1px solid ${token('rule')};
  border-radius: ${token('radius')};
  background: ${token('paper')};
  color: ${token('ink')};
  font: 400 ${token('type-0')} / 1.35 ${token('sans')};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: grab;
  &:hover {
    border-color: ${token('brand')};
  }
`;

const Thumbnail = styled.img`
  inline-size: 3rem;
  block-size: 2rem;
  object-fit: cover;
  background: ${token('tint')};
`;

const Note = styled.span`
  display: block;
  color: ${token('ink-soft')};
`;

export interface StoryItemProps {
  readonly story: FoundItem;
  readonly canEdit: boolean;
  /** What a press does. Default: it inserts the story into the page. */
  readonly title?: string;
  readonly onInsert: () => void;
}

/** Renders a story that was found: it is dragged onto the page, or inserted by a press. */
export function StoryItem({ story, canEdit, title, onInsert }: StoryItemProps) {
  const t = usePhrases(phrases);
  const onPickers = usePhrases(pickerPhrases);
  const format = useFormat();
  const publicUrl = usePublicUrl();
  const element = useRef<HTMLButtonElement>(null);
  const { id, headline, imageUrl, date, section, byline, isLocked } = story;
  useDraggable(element, { kind: 'story', id }, { isOff: !canEdit });
  const notes = [
    section,
    byline,
    date === undefined ? undefined : format.dateTime(date),
    isLocked ? onPickers('pickers.locked') : undefined,
  ].filter((note) => note !== undefined);
  return (
    <Item
      ref={element}
      type="button"
      data-story={id}
      title={title ?? t('stories.insert', { headline })}
      aria-disabled={!canEdit}
      onClick={() => canEdit && onInsert()}
    >
      {imageUrl === undefined ? (
        <span />
      ) : (
        <Thumbnail src={publicUrl(imageUrl)} alt="" loading="lazy" draggable={false} />
      )}
      <span>
        <strong>{headline}</strong>
        <Note>{notes.join(' · ')}</Note>
      </span>
    </Item>
  );
}
