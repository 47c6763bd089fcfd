'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { styled } from 'styled-components';
import { ScreenLink } from '../builder/ScreenLink.tsx';
import { Notice } from '../controls/Notice.tsx';
import { phrases } from './phrases.ts';
import { useCollectionUses } from './useCollectionUses.ts';

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1rem;
  align-items: center;
  margin: 0 0 0.75rem;
  padding: 0;
  list-style: none;
`;

export interface CollectionUsesProps {
  readonly id: string;
  /** The aliases of the draft. */
  readonly aliases: readonly string[];
}

/** Renders every page that shows the collection, and warns of an alias that a page asks for and the draft has no longer. */
export function CollectionUses(collection: CollectionUsesProps) {
  const t = usePhrases(phrases);
  const uses = useCollectionUses(collection);
  if (uses.kind === 'loading') return null;
  if (uses.kind === 'failed') return <Notice kind="problem">{uses.message}</Notice>;
  const { pages, lost } = uses.value;
  if (pages.length === 0) return <p>{t('collections.uses.none')}</p>;
  return (
    <section aria-label={t('collections.uses')}>
      <Names>
        <li>{t('collections.uses')}:</li>
        {pages.map((page) => (
          <li key={page.id}>
            <ScreenLink to={`/pages/${encodeURIComponent(page.id)}/`}>{page.name}</ScreenLink>
          </li>
        ))}
      </Names>
      {lost.map(({ alias, pages: asking }) => (
        <Notice key={alias} kind="problem">
          {t('collections.alias.lost', { alias, pages: asking.map(({ name }) => name).join(', ') })}
        </Notice>
      ))}
    </section>
  );
}
