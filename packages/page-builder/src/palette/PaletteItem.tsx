'use client';
import { useFormat, usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { BlockEntry } from '../catalogue/BlockEntry.ts';
import { useDraggable } from '../drag/useDraggable.ts';
import { phrases } from './phrases.ts';
import type { Favourites } from './useFavourites.ts';
import { toKey } from './usePaletteKeys.ts';

const Item = styled.button`
  display: grid;
  gap: 0.1rem;
  inline-size: 100%;
  padding: 0.4rem 0.5rem;
  border: 1px solid ${token('rule')};
  border-radius: ${token('radius')};
  background: ${token('paper')};
  text-align: start;
  cursor: grab;
  &:hover {
    border-color: ${token('brand')};
  }
`;

const Title = styled.span`
  padding-inline-end: 1.5rem;
  font-weight: 600;
  font-size: ${token('type-0')};
`;

const Note = styled.span`
  color: ${token('ink-soft')};
  font-size: 0.75rem;
  line-height: 1.35;
`;

const Row = styled.li`
  position: relative;
`;

/** The star at the end of the first line of an item. */
const Star = styled.button`
  position: absolute;
  inset: 0.15rem 0.15rem auto auto;
  &:dir(rtl) {
    inset: 0.15rem auto auto 0.15rem;
  }
  inline-size: 1.75rem;
  block-size: 1.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: ${token('ink-soft')};
  font-size: 1rem;
  line-height: 1;
  cursor: pointer;
  &[data-marked='true'] {
    color: ${token('brand')};
  }
`;

/** Moves the focus from an item that is about to go to the nearest block. @returns whether there is one */
function focusNeighbour(row: HTMLElement | null): boolean {
  const group = row?.closest('section');
  const near = row?.nextElementSibling ?? row?.previousElementSibling ?? group?.nextElementSibling;
  const block = near?.querySelector<HTMLElement>('[data-block]');
  block?.focus();
  return block !== null && block !== undefined;
}

export interface PaletteItemProps {
  readonly entry: BlockEntry;
  /** Where it is shown, for the keys of the palette. */
  readonly place: string;
  readonly favourites: Favourites;
  /** Called when it was dragged somewhere. */
  readonly onDropped: () => void;
  /** Whether it is the block that the Tab key reaches. */
  readonly isReachable: boolean;
  /** Called when the item is about to go while it has the focus, and no other block is there. */
  readonly onLeft: () => void;
  readonly onInsert: () => void;
  /** Called when it is hovered. */
  readonly onLook: () => void;
  /** Called when it is reached by key. */
  readonly onReach: () => void;
}

export function PaletteItem(props: PaletteItemProps) {
  const { entry, place, favourites, isReachable, onInsert, onLook, onReach, onDropped, onLeft } = props;
  const t = usePhrases(phrases);
  const format = useFormat();
  const element = useRef<HTMLButtonElement>(null);
  const row = useRef<HTMLLIElement>(null);
  const { name, title, description, scriptBytes } = entry;
  useDraggable(element, { kind: 'new', name }, { onDropped });
  const isFavourite = favourites.names.includes(name);
  const starName = t(isFavourite ? 'palette.unmark' : 'palette.mark', { title });
  const weigh = (bytes: number | undefined): string => {
    if (bytes === undefined) return t('palette.unweighed');
    if (bytes === 0) return t('palette.static');
    return t('palette.weight', { kilobytes: format.number(Math.ceil(bytes / 100) / 10) });
  };
  return (
    <Row ref={row}>
      <Item
        ref={element}
        type="button"
        data-block={name}
        data-place={place}
        onClick={onInsert}
        tabIndex={isReachable ? 0 : -1}
        onFocus={onReach}
        onPointerEnter={onLook}
      >
        <Title>{title}</Title>
        <Note>{description}</Note>
        <Note>{weigh(scriptBytes)}</Note>
      </Item>
      <Star
        type="button"
        aria-label={starName}
        title={starName}
        data-marked={isFavourite}
        tabIndex={isReachable ? 0 : -1}
        onClick={() => {
          if (place === toKey('favourites', entry) && !focusNeighbour(row.current)) onLeft();
          favourites.toggle(name);
        }}
      >
        <span aria-hidden="true">{isFavourite ? '★' : '☆'}</span>
      </Star>
    </Row>
  );
}
