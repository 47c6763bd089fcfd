import type { Areas } from '@broadsheet/block-kit';
import { token, WIDE } from '@broadsheet/ui';
import { Children } from 'react';
import { styled } from 'styled-components';

/** Area names in document order; stored page documents use them (block-contracts 4.1). */
export const AREAS = ['navigation', 'fullwidth1', 'main', 'rightrail', 'fullwidth2', 'footer'] as const;

const Page = styled.main`
  max-inline-size: ${token('page')};
  margin-inline: auto;
  padding-inline: ${token('gutter')};
  padding-block: ${token('gap')} 3rem;
  display: grid;
  gap: ${token('gap')};
`;

const Columns = styled.div`
  display: grid;
  gap: 3rem;
  ${WIDE} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    column-gap: clamp(2rem, 5vw, 5rem);
  }
`;

const Column = styled.div`
  display: grid;
  gap: ${token('gap')};
  align-content: start;
  min-inline-size: 0;
`;

/** A main column with a rail beside it; parts without blocks are left out. */
export function RightRail({ areas }: { readonly areas: Areas }) {
  const has = (area: (typeof AREAS)[number]) => Children.count(areas[area]) > 0;
  return (
    <>
      {has('navigation') && <header>{areas['navigation']}</header>}
      <Page id="main" tabIndex={-1}>
        {areas['fullwidth1']}
        <Columns>
          <Column>{areas['main']}</Column>
          <Column as="aside">{areas['rightrail']}</Column>
        </Columns>
        {areas['fullwidth2']}
      </Page>
      {has('footer') && <footer>{areas['footer']}</footer>}
    </>
  );
}
