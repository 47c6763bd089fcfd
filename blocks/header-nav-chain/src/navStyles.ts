/** The styles of the bar: the places of its parts on phones and on desktops. */
import { DESKTOP, token } from '@broadsheet/ui';
import { css, styled } from 'styled-components';

export type Alignment = 'center' | 'left' | 'right';

export const Nav = styled.nav`
  position: sticky;
  inset-block-start: 0;
  z-index: 4;
  background: ${token('paper')};
  border-block-end: 1px solid transparent;
  font-family: ${token('sans')};
  transition: border-color ${token('motion')};
  &[data-scrolled] {
    border-block-end: ${token('border')};
  }
  @media (scripting: none) {
    border-block-end: ${token('border')};
  }
  /* In a low window, such as an enlarged one, the text needs the room. */
  @media (max-height: 24rem) {
    position: static;
  }
  @media print {
    position: static;
  }
`;

const AREAS: Readonly<Record<Alignment, string>> = {
  center: `'start logo end' / minmax(0, 1fr) auto minmax(0, 1fr)`,
  left: `'start logo links end' / auto auto minmax(0, 1fr) auto`,
  right: `'start links logo end' / auto minmax(0, 1fr) auto auto`,
};

/** The row of the bar. On phones the links have a line of their own, which scrolls sideways. */
export const Row = styled.div<{ $alignment: Alignment }>`
  position: relative;
  display: grid;
  grid-template: ${AREAS.center};
  align-items: center;
  column-gap: 0.75rem;
  min-block-size: 3.5rem;
  max-inline-size: ${token('page')};
  margin-inline: auto;
  padding-inline: ${token('gutter')};
  ${({ $alignment }) =>
    $alignment !== 'center' &&
    css`
      grid-template:
        'start logo end' 3.5rem
        'links links links' auto / ${$alignment === 'left' ? 'auto 1fr auto' : '1fr auto auto'};
      ${DESKTOP} {
        grid-template: ${AREAS[$alignment]};
      }
    `}
`;

/**
 * A control of the bar: an icon, on desktops with a label. It passes every attribute to the element, because
 * styled-components does not know the popover attributes in the spelling that React 18 needs.
 */
export const Control = styled.button.withConfig({ shouldForwardProp: () => true })`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-inline-size: 2.75rem;
  min-block-size: 2.75rem;
  padding-inline: 0.6rem;
  border: 0;
  border-radius: ${token('radius')};
  background: none;
  font: 600 ${token('type-1')} / 1 ${token('sans')};
  cursor: pointer;
  &:hover {
    background: ${token('tint')};
  }
  &[data-queryly] {
    @media (scripting: none) {
      display: none;
    }
  }
`;

export const Side = styled.div<{ $side: 'start' | 'end' }>`
  grid-area: ${({ $side }) => $side};
  display: flex;
  gap: 0.25rem;
  align-items: center;
  justify-content: ${({ $side }) => $side};
  min-inline-size: 0;
  /* The icons of the controls stand on the edge of the page's text. */
  margin-inline-${({ $side }) => $side}: -0.6rem;
  /* Buttons with an outline of their own stand on that edge themselves. */
  ${DESKTOP} {
    &:not(:has(${Control})) {
      margin-inline: 0;
    }
  }
`;

/** A group of slots. The phone's and the desktop's groups are both in the document; one of them is visible. */
export const Group = styled.div<{ $at: 'mobile' | 'desktop' | 'everywhere' }>`
  display: ${({ $at }) => ($at === 'desktop' ? 'none' : 'flex')};
  flex-wrap: wrap;
  gap: 0.25rem 0.5rem;
  align-items: center;
  ${({ $at }) =>
    $at !== 'everywhere' &&
    css`
      ${DESKTOP} {
        display: ${$at === 'desktop' ? 'flex' : 'none'};
      }
    `}
`;

export const Note = styled.p`
  padding: 0.5rem ${token('gutter')};
  background: ${token('tint')};
  font-size: ${token('type-0')};
`;
