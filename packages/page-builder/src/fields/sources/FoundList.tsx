'use client';
import { useFormat, usePhrases, usePublicUrl } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { Notice } from '../../controls/Notice.tsx';
import type { Read } from '../../api/useRead.ts';
import { phrases } from '../pickers/phrases.ts';
import { Aside, Choice, Choices } from '../pickers/PickerPanel.tsx';
import type { FoundItem, FoundItems } from './ContentSource.ts';

const Entry = styled.div`
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr);
  gap: 0.5rem;
  align-items: center;
  font: 400 ${token('type-0')} / 1.35 ${token('sans')};
`;

const Thumbnail = styled.img`
  inline-size: 3rem;
  block-size: 2rem;
  object-fit: cover;
  background: ${token('tint')};
`;

const Count = styled.output`
  display: block;
  color: ${token('ink-soft')};
  font: 400 ${token('type-0')} / 1.35 ${token('sans')};
`;

function Item({ item }: { readonly item: FoundItem }) {
  const { headline, imageUrl, date, section, byline, isLocked } = item;
  const t = usePhrases(phrases);
  const format = useFormat();
  const notes = [
    section,
    byline,
    date === undefined ? undefined : format.dateTime(date),
    isLocked ? t('pickers.locked') : undefined,
  ].filter((note) => note !== undefined);
  const publicUrl = usePublicUrl();
  return (
    <Entry>
      {imageUrl === undefined ? <span /> : <Thumbnail src={publicUrl(imageUrl)} alt="" loading="lazy" />}
      <span>
        {headline}
        {notes.length > 0 && (
          <>
            <br />
            <Aside>{notes.join(' · ')}</Aside>
          </>
        )}
      </span>
    </Entry>
  );
}

export interface FoundListProps {
  readonly found: Read<FoundItems>;
  /** Whether words were typed that are not looked for yet. */
  readonly isSettling?: boolean;
  /** Called with the chosen item; if present, each entry is a button. */
  readonly onPick?: ((item: FoundItem) => void) | undefined;
}

/** Renders the items that a source has found, or the reason why there are none. */
export function FoundList({ found, isSettling = false, onPick }: FoundListProps) {
  const t = usePhrases(phrases);
  if (found.kind === 'loading') return <Notice kind="wait">{t('pickers.loading')}</Notice>;
  if (found.kind === 'failed') return <Notice kind="problem">{found.message}</Notice>;
  const { items, count } = found.value;
  if (items.length === 0) return <Notice kind="note">{t('pickers.noMatches')}</Notice>;
  return (
    <>
      <Count>{t('pickers.matching', { n: count })}</Count>
      <Choices aria-busy={found.isStale || isSettling} tabIndex={onPick === undefined ? 0 : undefined}>
        {items.map((item) => (
          <li key={item.id}>
            {onPick === undefined ? (
              <Item item={item} />
            ) : (
              <Choice type="button" onClick={() => onPick(item)}>
                <Item item={item} />
              </Choice>
            )}
          </li>
        ))}
      </Choices>
    </>
  );
}
