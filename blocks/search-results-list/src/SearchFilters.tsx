'use client';
import { contentValue, useContent, usePhrases } from '@broadsheet/block-kit';
import { navigationLink, parseNavigationNode } from '@broadsheet/sdk-content';
import type { NavigationNode } from '@broadsheet/sdk-content';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { ChoiceLinks } from './ChoiceLinks.tsx';
import { phrases } from './phrases.ts';
import { searchAddress } from './searchAddress.ts';
import { SECTIONS_REQUEST } from './SearchHelp.tsx';
import { SEARCH_PERIODS } from './toSearch.ts';
import type { Search, SearchFilters as Filters } from './toSearch.ts';

const Frame = styled.details`
  font: 400 ${token('type-0')} / 1.4 ${token('sans')};
  & > summary {
    inline-size: fit-content;
    padding-block: 0.25rem;
    font-weight: 600;
    cursor: pointer;
  }
  & > nav {
    padding-block-start: 0.5rem;
  }
`;

/** Returns the sections of the site's navigation that a search can be limited to. */
function listSections(nodes: readonly NavigationNode[]): readonly { id: string; label: string }[] {
  return nodes.flatMap((node) => {
    const label = navigationLink(node)?.label;
    const { _id: id, node_type: type } = node;
    return type === 'section' && id !== undefined && label !== undefined ? [{ id, label }] : [];
  });
}

function Choices({ search, filters }: { readonly search: Search; readonly filters: Filters }) {
  const t = usePhrases(phrases);
  const tree = contentValue(useContent(SECTIONS_REQUEST, parseNavigationNode));
  const sections = listSections(tree?.children ?? []);
  const { section: chosen, period: past } = filters;
  const chosenLabel = sections.find(({ id }) => id === chosen)?.label ?? chosen;
  const active = [
    ...(chosen === '' ? [] : [chosenLabel]),
    ...(past === 'any' ? [] : [t(`res.period-${past}`)]),
  ];
  return (
    <Frame open={active.length > 0}>
      <summary>{[t('res.filter'), ...active].join(' · ')}</summary>
      <ChoiceLinks
        label={t('res.period')}
        choices={SEARCH_PERIODS.map((period) => ({
          href: searchAddress(search, { period }),
          text: t(`res.period-${period}`),
          isChosen: period === past,
        }))}
      />
      {sections.length > 0 && (
        <ChoiceLinks
          label={t('res.sections')}
          choices={[{ id: '', label: t('res.all-sections') }, ...sections].map(({ id, label }) => ({
            href: searchAddress(search, { section: id }),
            text: label,
            isChosen: id === chosen,
          }))}
        />
      )}
    </Frame>
  );
}

/** Renders the sections and periods that a search can be limited to; nothing if its source offers no choice. */
export function SearchFilters({ search }: { readonly search: Search }) {
  return search.filters === undefined ? null : <Choices search={search} filters={search.filters} />;
}
