'use client';
import { useFormat, usePhrases, usePublicUrl } from '@broadsheet/block-kit';
import { text } from '@broadsheet/client-core';
import { token } from '@broadsheet/ui';
import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { useBuilder } from '../builder/Builder.ts';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useDraggable } from '../drag/useDraggable.ts';
import type { FoundItem } from '../fields/sources/ContentSource.ts';
import { getId, getInlineTitle, getPin } from './collectionItems.ts';
import type { Item } from './collectionItems.ts';
import { phrases } from './phrases.ts';

const Row = styled.li`
  display: grid;
  grid-template-columns: 1.5rem 4.5rem minmax(10rem, 1fr) auto;
  gap: 0.5rem 0.75rem;
  align-items: start;
  padding: 0.5rem;
  border-block-start: 1px solid ${token('rule')};
  background: ${token('paper')};
  cursor: grab;
  &[data-drop='before'] {
    box-shadow: 0 -3px 0 ${token('brand')};
  }
  &[data-drop='after'] {
    box-shadow: 0 3px 0 ${token('brand')};
  }
  @media (max-width: 40rem) {
    grid-template-columns: 1.5rem minmax(0, 1fr);
    cursor: auto;
  }
`;

const Number = styled.span`
  color: ${token('ink-soft')};
  font-variant-numeric: tabular-nums;
`;

const Thumbnail = styled.img`
  inline-size: 4.5rem;
  block-size: 3rem;
  object-fit: cover;
  background: ${token('tint')};
  @media (max-width: 40rem) {
    display: none;
  }
`;

const Blank = styled.span`
  @media (max-width: 40rem) {
    display: none;
  }
`;

const Title = styled.button`
  display: block;
  inline-size: 100%;
  min-block-size: 1.5rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${token('ink')};
  font: 600 ${token('type-1')} / 1.3 ${token('sans')};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
`;

const Note = styled.span`
  color: ${token('ink-soft')};
  font-size: ${token('type-0')};
`;

const Mark = styled.strong`
  display: inline-block;
  margin-inline-end: 0.5rem;
  font-size: ${token('type-0')};
`;

const Tools = styled.div`
  display: flex;
  gap: 0.25rem;
  @media (max-width: 40rem) {
    grid-column: 2;
    & button {
      min-block-size: 2.75rem;
      min-inline-size: 2.75rem;
    }
  }
`;

const Whole = styled.div`
  grid-column: 1 / -1;
  cursor: auto;
`;

/** Returns the headline of an item: its own, that of its story, or the words of an imported element. */
export function getTitle(item: Item, story: FoundItem | undefined): string {
  const own = text(item['headline']);
  return own !== undefined && own !== '' ? own : (getInlineTitle(item) ?? story?.headline ?? getId(item));
}

const hasOwn = (item: Item): boolean =>
  ['headline', 'description', 'image'].some((name) => (text(item[name]) ?? '') !== '');

/** What of a row has the focus. */
export type ItemPart = 'title' | 'up' | 'down';

export interface ItemRowProps {
  readonly item: Item;
  readonly story: FoundItem | undefined;
  /** Whether readers see nothing of it, because its story is not published. */
  readonly isHidden: boolean;
  /** Its place in the order that readers see, from 0. */
  readonly place: number;
  readonly drop: 'before' | 'after' | undefined;
  readonly isReadOnly: boolean;
  readonly isOpen: boolean;
  /** Whether it is the item that the Tab key reaches; arrow keys lead to the others. */
  readonly isReachable: boolean;
  /** Called when something in it has got the focus. */
  readonly onReach: () => void;
  readonly onOpen: () => void;
  /** Called with the part that was used, which keeps the focus. */
  readonly onStep: (by: -1 | 1, part: ItemPart) => void;
  readonly onRemove: () => void;
  /** The form of the item while it is open. */
  readonly children: ReactNode;
}

/** Renders what marks an item: its pin, that it is hidden, and that it has its own words. */
function Marks({ item, isHidden }: Pick<ItemRowProps, 'item' | 'isHidden'>) {
  const t = usePhrases(phrases);
  const format = useFormat();
  const { clock } = useBuilder();
  const pin = getPin(item, clock.now());
  return (
    <>
      {pin !== undefined && <Mark>{t('collections.pinned', { when: format.dateTime(pin, 'UTC') })}</Mark>}
      {isHidden && <Mark>{t('collections.hidden')}</Mark>}
      {hasOwn(item) && <Mark>{t('collections.own')}</Mark>}
    </>
  );
}

/** Renders a story of a collection: it is dragged, moved by keys or buttons, opened, and removed. */
export function ItemRow(props: ItemRowProps) {
  const { item, story, isHidden, place, drop, isReadOnly, isOpen, onOpen, onStep, onRemove } = props;
  const { isReachable, onReach } = props;
  const format = useFormat();
  const publicUrl = usePublicUrl();
  const element = useRef<HTMLLIElement>(null);
  const id = getId(item);
  useDraggable(element, { kind: 'standing', id }, { isOff: isReadOnly || isOpen });
  const headline = getTitle(item, story);
  const image = text(item['image']) ?? story?.imageUrl;
  const date = story?.date === undefined ? undefined : format.dateTime(story.date);
  const notes = [story?.section, story?.byline, date].filter((note) => note !== undefined);

  function onKeyDown(event: KeyboardEvent) {
    const by = event.altKey ? { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key] : undefined;
    if (isReadOnly || (by === undefined && event.key !== 'Delete')) return;
    event.preventDefault();
    if (by === undefined) onRemove();
    else onStep(by, 'title');
  }

  return (
    <Row ref={element} data-item={id} data-drop={drop} onFocus={onReach}>
      <Number>{format.number(place + 1)}</Number>
      {image === undefined || image === '' ? (
        <Blank />
      ) : (
        <Thumbnail src={publicUrl(image)} alt="" loading="lazy" draggable={false} />
      )}
      <div>
        <Title
          type="button"
          data-title={id}
          data-part="title"
          aria-expanded={isOpen}
          tabIndex={isReachable ? 0 : -1}
          onClick={onOpen}
          onKeyDown={onKeyDown}
        >
          {headline}
        </Title>
        <Marks item={item} isHidden={isHidden} />
        <Note>{notes.join(' · ')}</Note>
      </div>
      {!isReadOnly && <RowTools {...{ headline, isReachable, onStep, onRemove }} />}
      {isOpen && <Whole>{props.children}</Whole>}
    </Row>
  );
}

function RowTools({
  headline,
  isReachable,
  onStep,
  onRemove,
}: Pick<ItemRowProps, 'isReachable' | 'onStep' | 'onRemove'> & { readonly headline: string }) {
  const t = usePhrases(phrases);
  const tabIndex = isReachable ? 0 : -1;
  return (
    <Tools>
      <ToolButton
        data-part="up"
        tabIndex={tabIndex}
        label={t('collections.up', { headline })}
        onClick={() => onStep(-1, 'up')}
      >
        ↑
      </ToolButton>
      <ToolButton
        data-part="down"
        tabIndex={tabIndex}
        label={t('collections.down', { headline })}
        onClick={() => onStep(1, 'down')}
      >
        ↓
      </ToolButton>
      <ToolButton tabIndex={tabIndex} label={t('collections.remove', { headline })} onClick={onRemove}>
        ×
      </ToolButton>
    </Tools>
  );
}
