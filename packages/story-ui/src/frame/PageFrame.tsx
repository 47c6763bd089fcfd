'use client';
/** The common frame of every layout: the page's header, its main part, which the skip link leads to, and its footer. */
import { token, WIDE } from '@broadsheet/ui';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { countBlocks } from './countBlocks.ts';

/**
 * A replacement for grid in print, because grid rows do not grow at page breaks and the content after them would overlap.
 */
const onPaper = css`
  @media print {
    display: flex;
    flex-direction: column;
  }
`;

/**
 * The header has no box of its own, so that a sticky bar in it can stick for as long as the page scrolls; it stays a
 * landmark.
 */
const Header = styled.header`
  display: contents;
`;

/** The main part, at least as high as the window, because a footer right below a few lines would move when they grow. */
const Main = styled.main`
  /* It gets the focus when a part of the page is removed. It is not a control, so it shows no focus ring. */
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

/**
 * A main column, and on wide screens a rail at its end. If the window is high enough, the last block of the rail is sticky. The
 * whole rail is not: one that is higher than the window could not be scrolled to what has the focus.
 */
export const RailColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 3rem;
  ${WIDE} {
    grid-template-columns: minmax(0, 46rem) minmax(20rem, 1fr);
    column-gap: clamp(2rem, 5vw, 5rem);
    @media (min-height: 50rem) {
      & > aside {
        display: flex;
        flex-direction: column;
      }
      & > aside > :last-child,
      & > aside > :is(bs-block, bs-island):last-child > * {
        position: sticky;
        inset-block-start: 5rem;
      }
    }
  }
  ${onPaper}
`;

/** A column of blocks. An empty part of it takes no room, and wide blocks do not widen it. */
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
  /** Whether header and footer are rendered even without blocks. */
  readonly keepsEmpty?: boolean;
  /** The content of the main part, which is not rendered without any. */
  readonly children?: ReactNode;
}

/** Renders header, `main` with the id `main`, and footer. */
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
