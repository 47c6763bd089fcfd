/**
 * The front page as columns. Everything follows the room that the block has, not the width of the screen: the same
 * list stands across a page, in a chain of two columns and in a rail.
 */
import { token } from '@broadsheet/ui';
import { css, styled } from 'styled-components';

export const Front = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`;

export const Rows = styled.div`
  display: grid;
  gap: ${token('gap')};
`;

/** Seven columns of twelve for the lead, five for what stands beside it. */
export const Top = styled.div<{ $isSplit: boolean; $hasLine: boolean }>`
  display: grid;
  gap: ${token('gap')};
  ${({ $isSplit, $hasLine }) =>
    $isSplit &&
    css`
      @container (min-width: 60rem) {
        grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
        column-gap: calc(2 * ${token('gap')});
        & > * {
          align-content: start;
        }
        & > * > :last-child > hr,
        & > * > :last-child > :last-child > hr {
          display: none;
        }
        ${
          $hasLine &&
          css`
            padding-block-end: ${token('gap')};
            border-block-end: ${token('border')};
          `
        }
      }
    `}
`;

export const Beside = styled.div`
  display: grid;
  gap: ${token('gap')};
`;

/** Stories of one size below one another. */
export const Column = styled.div`
  display: grid;
  gap: ${token('gap')};
  align-content: start;
  min-inline-size: 0;
`;

/** A hairline in the middle of the gap between two columns. */
const columns = (count: number) => css`
  grid-template-columns: repeat(${count}, minmax(0, 1fr));
  column-gap: calc(2 * ${token('gap')});
  & > *::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(-1 * ${token('gap')});
    border-inline-start: ${token('border')};
  }
  & > :nth-child(${count}n + 1)::before {
    content: none;
  }
`;

/** As many columns as stories, three at most: a row of medium stories under the lead or without one. */
export const MediumGrid = styled(Column)<{ $count: number }>`
  ${({ $count }) =>
    $count > 1 &&
    css`
      @container (min-width: 44rem) {
        ${columns(Math.min($count, 3))}
      }
    `}
`;

/** On a phone one column with thumbnails at the side, whatever their place elsewhere. */
export const SmallGrid = styled(Column)<{ $perRow: number; $thumbnail: 'first' | 'last' | 'none' }>`
  ${({ $perRow }) =>
    $perRow > 1 &&
    css`
      @container (min-width: 32rem) and (max-width: 51.99rem) {
        ${columns(2)}
      }
      @container (min-width: 52rem) {
        ${columns($perRow)}
      }
    `}
  ${({ $thumbnail }) =>
    $thumbnail !== 'none' &&
    css`
      @container (max-width: 31.99rem) {
        & article {
          grid-template-columns: ${$thumbnail === 'first' ? '7.5rem 1fr' : '1fr 7.5rem'};
        }
      }
    `}
`;

/** A story and the line below it, which stands at the end of its row. */
export const Cell = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${token('gap')};
  min-inline-size: 0;
  & > article {
    flex: 1;
  }
  &:not(:has(article)) {
    display: none;
  }
`;
