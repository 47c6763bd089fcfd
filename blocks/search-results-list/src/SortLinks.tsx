'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { ChoiceLinks } from './ChoiceLinks.tsx';
import { phrases } from './phrases.ts';
import { searchAddress } from './searchAddress.ts';
import type { Search } from './toSearch.ts';

/** Renders the sort orders of a search; nothing if its source offers no choice. */
export function SortLinks({ search }: { readonly search: Search }) {
  const t = usePhrases(phrases);
  if (search.sort === undefined) return null;
  const orders = [
    { order: 'relevance', text: t('res.best') },
    { order: 'date', text: t('res.newest') },
  ] as const;
  return (
    <ChoiceLinks
      label={t('res.sort')}
      choices={orders.map(({ order, text }) => ({
        href: searchAddress(search, { sort: order }),
        text,
        isChosen: order === search.sort,
      }))}
    />
  );
}
