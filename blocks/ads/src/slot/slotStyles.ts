import { token } from '@broadsheet/ui';
import { css, styled } from 'styled-components';
import type { RuleSet } from 'styled-components';
import { BREAKPOINTS, tallestOf } from '../formats/adFormats.ts';
import type { AdFormat } from '../formats/adFormats.ts';
import type { AdDisplay } from './AdRequest.ts';

const [DESKTOP, TABLET] = BREAKPOINTS;

interface ColumnProps {
  readonly $display: AdDisplay;
  /** Whether its ad comes as a layer of its own, beside the page. */
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
 * Ads stick out on both sides of a column that is too narrow for them rather than on one. Where no script runs, none ever
 * comes; printed pages go without.
 */
export const Column = styled.div<ColumnProps>`
  display: grid;
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

/** Its room is there from the start; it is read only above an ad. */
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

/** As high as the tallest ad that may come at the width of the viewport. */
export const Room = styled.div<RoomProps>`
  ${({ $sizes: [desktop, tablet, phone] = [[], [], []] }) => css`
    min-block-size: ${tallestOf(phone)}px;
    @media (min-width: ${TABLET}px) {
      min-block-size: ${tallestOf(tablet)}px;
    }
    @media (min-width: ${DESKTOP}px) {
      min-block-size: ${tallestOf(desktop)}px;
    }
  `}
`;
