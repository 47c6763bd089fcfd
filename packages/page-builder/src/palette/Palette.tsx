'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useId, useState } from 'react';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { DeskLink } from '../desk/DeskLink.tsx';
import { useEditing } from '../editing/Editing.ts';
import type { BlockEntry } from '../catalogue/BlockEntry.ts';
import { BlockPicture } from './BlockPicture.tsx';
import { findBlocks } from './findBlocks.ts';
import { PaletteItem } from './PaletteItem.tsx';
import { phrases } from './phrases.ts';

const Search = styled.input`
  inline-size: 100%;
  min-block-size: 2.25rem;
  padding: 0.25rem 0.6rem;
  border: 1px solid ${token('ink-soft')};
  border-radius: ${token('radius')};
  background: ${token('paper')};
`;

const Top = styled.div`
  padding: 0.5rem;
`;

const Groups = styled.div`
  overflow: auto;
  padding: 0 0.5rem 1rem;
`;

const Group = styled.h2`
  padding-block: 0.75rem 0.25rem;
  font-size: ${token('type-0')};
  color: ${token('ink-soft')};
`;

const Items = styled.ul`
  display: grid;
  gap: 0.25rem;
  list-style: none;
`;

/** Its room is kept before there is a block, as that of the picture. */
const Foot = styled.p`
  min-block-size: 2rem;
  padding-inline: 0.75rem;
  font-size: ${token('type-0')};
`;

export interface PaletteProps {
  readonly searchRef?: Ref<HTMLInputElement>;
}

/** Every block that can be put on a page: dragged onto the preview, or inserted by a press. */
export function Palette({ searchRef }: PaletteProps) {
  const t = usePhrases(phrases);
  const { catalogue, insert } = useEditing();
  const [search, setSearch] = useState('');
  const [looked, setLooked] = useState<BlockEntry>();
  const id = useId();
  const groups = findBlocks(catalogue.blocks, search);
  return (
    <>
      <Top>
        <label className="bs-hidden" htmlFor={id}>
          {t('palette.search')}
        </label>
        <Search
          ref={searchRef}
          id={id}
          type="search"
          placeholder={t('palette.search')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </Top>
      <Groups>
        <output>{groups.length === 0 && t('palette.none')}</output>
        {groups.map(({ name, blocks }) => (
          <section key={name} aria-label={name}>
            <Group>{name}</Group>
            <Items>
              {blocks.map((entry) => (
                <PaletteItem
                  key={entry.name}
                  entry={entry}
                  onInsert={() => insert(entry)}
                  onLook={() => setLooked(entry)}
                />
              ))}
            </Items>
          </section>
        ))}
      </Groups>
      <BlockPicture entry={looked} />
      <Foot>
        {looked !== undefined && (
          <DeskLink to={`/usage/${encodeURIComponent(looked.name)}/`}>
            {t('palette.usage', { title: looked.title })}
          </DeskLink>
        )}
      </Foot>
    </>
  );
}
