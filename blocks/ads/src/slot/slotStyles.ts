import { token } from '@broadsheet/ui';
import { css, styled } from 'styled-components';
import type { RuleSet } from 'styled-components';
import { BREAKPOINTS, getMaxHeight } from '../adFormats.ts';
import type { AdFormat } from '../adFormats.ts';
import type { AdDisplay } from './AdRequest.ts';

const [DESKTOP, TABLET] = BREAKPOINTS;

interface ColumnProps {
  readonly $display: AdDisplay;
  /** Whether the ad is a layer of its own, outside the page's flow. */
  readonly $isOutOfPage: boolean;
}

function visibility(display: AdDisplay): RuleSet | undefined {
  switch (display) {
    case 'all':
      return undefined;
    case 'desktop':
      return css`
        @media (max-width: ${DESKTOP - 0.02}px) {
          display: none;
        }
      `;
    case 'mobile':
      return css`
        @media (min-width: ${DESKTOP}px) {
          display: none;
        }
      `;
  }
}

/**
 * The column of an ad. An ad wider than the column overflows on both sides instead of one. It is hidden where scripts are
 * off, because no ad would be shown, and in print.
 */
export const Column = styled.div<ColumnProps>`
  display: grid;
  grid-auto-columns: auto;
  justify-content: center;
  justify-items: center;
  ${({ $isOutOfPage }) =>
    $isOutOfPage &&
    css`
      position: absolute;
    `}
  ${({ $display }) => visibility($display)}
  &[hidden] {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

/** The label of an ad: its room is reserved from the start, its text is visible only above a filled slot. */
export const Label = styled.p`
  font: 400 ${token('type-0')} / 1.5 ${token('sans')};
  color: ${token('ink-soft')};
  visibility: hidden;
  [data-state='filled'] > & {
    visibility: visible;
  }
`;

interface RoomProps {
  readonly $sizes: AdFormat['sizes'];
}

/** The room of an ad: as high as the tallest ad that fits the width of the viewport. */
export const Room = styled.div<RoomProps>`
  ${({ $sizes: [desktop, tablet, phone] = [[], [], []] }) => css`
    min-block-size: ${getMaxHeight(phone)}px;
    @media (min-width: ${TABLET}px) {
      min-block-size: ${getMaxHeight(tablet)}px;
    }
    @media (min-width: ${DESKTOP}px) {
      min-block-size: ${getMaxHeight(desktop)}px;
    }
  `}
`;
