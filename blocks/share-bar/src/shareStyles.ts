import { iconTarget } from '@broadsheet/story-ui';
import { Link, token } from '@broadsheet/ui';
import { styled } from 'styled-components';

/**
 * The buttons, as many in a row as there is room for. The button of a share sheet keeps its room, so that nothing moves when
 * it appears.
 */
export const Bar = styled.div`
  display: grid;
  gap: 0.5rem;
  min-inline-size: 0;
  /* Phones and tablets have a share sheet; of other devices the script knows, which comes when the bar is touched. */
  @media (hover: hover) {
    & [data-act='sheet'] {
      visibility: hidden;
    }
  }
  @media (scripting: none) {
    & [data-act] {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;

export const Way = styled(Link)`
  ${iconTarget}
`;

export const Press = styled.button`
  ${iconTarget}
  padding: 0;
  background: none;
  color: inherit;
  cursor: pointer;
`;

/**
 * The message about a click. The one about a copied link is laid over the content below, because it disappears again; a link
 * for copying by hand stays and has its own room.
 */
export const Said = styled.output`
  position: relative;
  display: block;
  font: 400 ${token('type-0')} / 1.4 ${token('sans')};
  & > span {
    position: absolute;
    z-index: 1;
    inset-inline: 0;
    inline-size: fit-content;
    max-inline-size: 100%;
    padding: 0.4rem 0.75rem;
    border: ${token('border')};
    border-radius: ${token('radius')};
    background: ${token('tint')};
    color: ${token('ink')};
    overflow-wrap: anywhere;
    pointer-events: none;
    &:has(b) {
      position: static;
      display: block;
      pointer-events: auto;
    }
  }
  & b {
    display: block;
    font-weight: 600;
    user-select: all;
  }
`;
