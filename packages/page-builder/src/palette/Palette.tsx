'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useId, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { fieldStyle } from '../controls/fieldStyle.ts';
import { ScreenLink } from '../builder/ScreenLink.tsx';
import type { BlockEntry } from '../catalogue/BlockEntry.ts';
import { BlockPicture } from './BlockPicture.tsx';
import { PaletteGroup } from './PaletteGroup.tsx';
import { phrases } from './phrases.ts';
import { useShelves } from './useShelves.ts';
import { placeBlocks, usePaletteKeys } from './usePaletteKeys.ts';

const Search = styled.input`
  ${fieldStyle}
  min-block-size: 2.25rem;
  padding: 0.25rem 0.6rem;
`;

const Top = styled.div`
  padding: 0.5rem;
`;

const Groups = styled.div`
  overflow: auto;
  padding: 0 0.5rem 1rem;
`;

const None = styled.output`
  padding-inline: 0.75rem;
`;

/** The description of a block, whose room is kept even without a block, like that of the picture. */
const Foot = styled.p`
  min-block-size: 2rem;
  padding-inline: 0.75rem;
  font-size: ${token('type-0')};
`;

export interface PaletteProps {
  readonly searchRef?: RefObject<HTMLInputElement | null>;
  /** Called when a block was clicked and has been inserted. */
  readonly onInserted?: () => void;
}

/** Renders every block that can be inserted: dragged onto the preview, or by a click. */
export function Palette({ searchRef, onInserted }: PaletteProps) {
  const t = usePhrases(phrases);
  const [search, setSearch] = useState('');
  const [looked, setLooked] = useState<BlockEntry>();
  const id = useId();
  const { groups, favourites, onUsed } = useShelves(search);
  const ownRef = useRef<HTMLInputElement>(null);
  const field = searchRef ?? ownRef;
  const list = useRef<HTMLDivElement>(null);
  const keys = usePaletteKeys({ placed: placeBlocks(groups), search: field, list });
  return (
    <>
      <Top>
        <label className="bs-hidden" htmlFor={id}>
          {t('palette.search')}
        </label>
        <Search
          ref={field}
          id={id}
          type="search"
          placeholder={t('palette.search')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={keys.onSearchKey}
        />
      </Top>
      <None>{groups.length === 0 && t('palette.none')}</None>
      <Groups
        ref={list}
        role="toolbar"
        aria-label={t('palette.title')}
        aria-orientation="vertical"
        onKeyDown={keys.onListKey}
      >
        {groups.map((group) => (
          <PaletteGroup
            key={`${group.shelf} ${group.name}`}
            {...{ group, keys, favourites }}
            onLook={setLooked}
            onInserted={onInserted}
            onUsed={onUsed}
          />
        ))}
      </Groups>
      <BlockPicture entry={looked} />
      <Foot>
        {looked !== undefined && (
          <ScreenLink to={`/usage/${encodeURIComponent(looked.name)}/`}>
            {t('palette.usage', { title: looked.title })}
          </ScreenLink>
        )}
      </Foot>
    </>
  );
}
