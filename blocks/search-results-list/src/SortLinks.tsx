'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { Link, token } from '@broadsheet/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { phrases } from './phrases.ts';
import type { SearchSort } from './toSearch.ts';

const Row = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1rem;
  font: 400 ${token('type-0')} / 1.4 ${token('sans')};
  & > span {
    color: ${token('ink-soft')};
  }
  & a {
    padding-block: 0.25rem;
  }
  & [aria-current] {
    font-weight: 600;
    text-decoration: none;
  }
`;

/** Renders the sort orders as links, so that the choice is in the URL and works without script. */
export function SortLinks({ sort }: { readonly sort: SearchSort }) {
  const t = usePhrases(phrases);
  const id = useId();
  const orders = [
    { order: 'relevance', text: t('res.best') },
    { order: 'date', text: t('res.newest') },
  ] as const;
  return (
    <Row aria-labelledby={id}>
      <span id={id}>{t('res.sort')}</span>
      {orders.map(({ order, text }) => (
        <Link key={order} href={`?sort=${order}`} current={order === sort}>
          {text}
        </Link>
      ))}
    </Row>
  );
}
