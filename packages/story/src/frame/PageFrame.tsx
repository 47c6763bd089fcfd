'use client';
/**
 * What every layout has in common: the page's header, its main part, which the skip link leads to, and its footer.
 */
import { token, WIDE } from '@broadsheet/ui';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { countBlocks } from './countBlocks.ts';

/** Rows of a grid do not grow where a page of paper ends, so that what follows would be printed over them. */
const onPaper = css`
  @media print {
    display: flex;
    flex-direction: column;
  }
`;

/** Without a box of its own, so that a bar in it can stick for as long as the page scrolls; it stays a landmark. */
const Header = styled.header`
  display: contents;
`;

/** As high as the window: a footer that follows a few lines only would move when they grow. */
const Main = styled.main`
  /* It takes the focus from what ends, and is no control: a ring would run around the whole page. */
  &:focus-visible {
    outline: none;
  }
  min-block-size: 100svh;
  align-content: start;
  max-inline-size: ${token('page')};
  margin-inline: auto;
  padding-inline: ${token('gutter')};
  padding-block: ${token('gap')} 3rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('gap')};
  & > :empty:not(hr) {
    display: none;
  }
  ${onPaper}
  @media print {
    min-block-size: 0;
  }
`;

/** A main column, and from the desktop on a rail at its end, which follows the reader in a window that shows all of it. */
export const RailColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 3rem;
  ${WIDE} {
    grid-template-columns: minmax(0, 46rem) 20rem;
    justify-content: space-between;
    column-gap: clamp(2rem, 5vw, 5rem);
    @media (min-height: 50rem) {
      & > aside {
        position: sticky;
        inset-block-start: 5rem;
        align-self: start;
      }
    }
  }
  ${onPaper}
`;

/** Blocks below one another; a part of it without blocks takes no room, and none makes it wider than its place. */
export const PageColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('gap')};
  align-content: start;
  min-inline-size: 0;
  & > :empty:not(hr) {
    display: none;
  }
  ${onPaper}
`;

export interface PageFrameProps {
  readonly navigation?: ReactNode;
  readonly footer?: ReactNode;
  /** Header and footer stay in the page when there are no blocks in them. */
  readonly keepsEmpty?: boolean;
  /** What stands in the main part; without any there is no main part. */
  readonly children?: ReactNode;
}

/** Header, `main` with the id `main` and footer. */
export function PageFrame({ navigation, footer, keepsEmpty = false, children }: PageFrameProps) {
  return (
    <>
      {(keepsEmpty || countBlocks(navigation) > 0) && <Header>{navigation}</Header>}
      {countBlocks(children) > 0 && (
        <Main id="main" tabIndex={-1}>
          {children}
        </Main>
      )}
      {(keepsEmpty || countBlocks(footer) > 0) && <footer>{footer}</footer>}
    </>
  );
}
