'use client';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { BlockEntry } from '../catalogue/BlockEntry.ts';
import { useEditing } from '../editing/Editing.ts';
import type { FoundBlocks } from './findBlocks.ts';
import { PaletteItem } from './PaletteItem.tsx';
import type { Favourites } from './useFavourites.ts';
import { toKey } from './usePaletteKeys.ts';
import type { PaletteKeys } from './usePaletteKeys.ts';

const Title = styled.h2`
  padding-block: 0.75rem 0.25rem;
  font-size: ${token('type-0')};
  color: ${token('ink-soft')};
`;

const Items = styled.ul`
  display: grid;
  gap: 0.25rem;
  list-style: none;
`;

export interface PaletteGroupProps {
  readonly group: FoundBlocks;
  readonly keys: PaletteKeys;
  readonly favourites: Favourites;
  /** Called with the block that is hovered, or reached by key. */
  readonly onLook: (entry: BlockEntry) => void;
  /** Called when a block was clicked and has been inserted. */
  readonly onInserted?: (() => void) | undefined;
  /** Called with the name of a block that was clicked, or dropped somewhere. */
  readonly onUsed: (name: string) => void;
}

export function PaletteGroup({ group, keys, favourites, onLook, onInserted, onUsed }: PaletteGroupProps) {
  const { name, shelf, blocks } = group;
  const { insert } = useEditing();
  return (
    <section aria-label={name}>
      <Title>{name}</Title>
      <Items>
        {blocks.map((entry) => (
          <PaletteItem
            key={entry.name}
            entry={entry}
            place={toKey(shelf, entry)}
            isReachable={toKey(shelf, entry) === keys.reached}
            favourites={favourites}
            onDropped={() => onUsed(entry.name)}
            onInsert={() => {
              insert(entry);
              onUsed(entry.name);
              onInserted?.();
            }}
            onLeft={keys.toSearch}
            onLook={() => onLook(entry)}
            onReach={() => {
              keys.reach(toKey(shelf, entry));
              onLook(entry);
            }}
          />
        ))}
      </Items>
    </section>
  );
}
