/**
 * The columns of the front page. All widths follow the block's own room instead of the screen, because the same list may be
 * as wide as the page, in a chain of two columns, or in a rail.
 */
import { ruledColumns } from '@broadsheet/story-ui';
import { token } from '@broadsheet/ui';
import { css, styled } from 'styled-components';

export const Front = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`;

/**
 * Hides the lines of the last row where nothing follows the list in its chain or area: what comes after that, such as the
 * title of the next chain, has a line of its own.
 */
const endsWithoutLine = (perRow: number) => css`
  ${Front}:last-child > div > &:last-child > :nth-child(${perRow}n + 1):nth-last-child(-n + ${perRow}),
  ${Front}:last-child > div > &:last-child > :nth-child(${perRow}n + 1):nth-last-child(-n + ${perRow}) ~ * {
    & > hr {
      display: none;
    }
  }
`;

export const Rows = styled.div`
  display: grid;
  gap: ${token('gap')};
`;

/** The top: seven columns of twelve for the lead, five for the stories beside it. */
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

/** The stories beside the lead, closer to one another than elsewhere, so that a screen has room for more of them. */
export const Beside = styled.div`
  display: grid;
  gap: 1rem;
  & > div,
  & > div > div {
    gap: 1rem;
  }
`;

/** Stories of one size in a column. */
export const Column = styled.div`
  display: grid;
  gap: ${token('gap')};
  align-content: start;
  min-inline-size: 0;
`;

/** The medium stories: as many columns as stories, at most three, below the lead or without one. */
export const MediumGrid = styled(Column)<{ $count: number }>`
  ${({ $count }) =>
    $count > 1 &&
    css`
      @container (min-width: 44rem) {
        ${ruledColumns(Math.min($count, 3))}
      }
    `}
`;

/** The small stories: on phones one column with thumbnails at the side, wherever they are elsewhere. */
export const SmallGrid = styled(Column)<{ $perRow: number; $thumbnail: 'first' | 'last' | 'none' }>`
  ${({ $perRow }) =>
    $perRow > 1
      ? css`
          @container (max-width: 31.99rem) {
            ${endsWithoutLine(1)}
          }
          @container (min-width: 32rem) and (max-width: 51.99rem) {
            ${ruledColumns(2)}
            ${endsWithoutLine(2)}
          }
          @container (min-width: 52rem) {
            ${ruledColumns($perRow)}
            ${endsWithoutLine($perRow)}
          }
        `
      : endsWithoutLine(1)}
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

/** A story and the line after it, which is at the bottom of its row. */
export const Cell = styled.div`
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
