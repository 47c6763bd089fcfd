import { token } from '@broadsheet/ui';
import { keyframes, styled } from 'styled-components';
import type { OverlayMode } from '../PaywallProps.ts';

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

/** The dialog, as large as the window and above everything; its sheet decides how much of the page is covered. */
export const Overlay = styled.dialog<{ readonly $mode: OverlayMode }>`
  position: fixed;
  inset: 0;
  z-index: 100;
  inline-size: 100%;
  block-size: 100%;
  max-inline-size: none;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden;
  overscroll-behavior: contain;
  background: ${({ $mode }) => ($mode === 'modal' ? token('scrim') : 'none')};
  color: ${token('ink')};
  animation: ${appear} ${token('motion')};
  :root:has(&[open]) {
    overflow: hidden;
  }
  /* Keeps the width of the page when its scrollbar is hidden. */
  :root:has(&[open][data-bar]) {
    scrollbar-gutter: stable;
  }
  &:not([open]) {
    display: none;
  }
  &[open] {
    display: grid;
  }
  &::backdrop {
    background: none;
  }
  &:focus {
    outline: none;
  }
`;

/**
 * The styles of the sheet. In the lower half it is a quarter taller than its visible part, and can be moved up by that much.
 * In a low window the half grows to 25rem, but not beyond four fifths of the window.
 */
const sheets: Readonly<Record<OverlayMode, string>> = {
  bottomHalf: `
    --half: max(50%, min(25rem, 80%));
    --seen: calc(80% - 1.5rem);
    position: absolute;
    inset-inline: 0;
    inset-block-start: calc(100% - var(--half));
    block-size: calc(var(--half) * 1.25);
    border-block-start: 6px double ${token('rule-strong')};
    transform: translateY(calc(-1px * var(--lift, 0)));`,
  full: 'block-size: 100%;',
  modal: `
    place-self: center;
    inline-size: min(36rem, 100% - 2rem);
    max-block-size: calc(100% - 2rem);
    border: 1px solid ${token('rule-strong')};
    border-radius: ${token('radius')};`,
};

export const Sheet = styled.div<{ readonly $mode: OverlayMode }>`
  box-sizing: border-box;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 0.75rem ${token('gutter')} 1rem;
  background: ${token('paper')};
  ${({ $mode }) => sheets[$mode]}
`;

export const Close = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  justify-content: end;
  block-size: 0;
`;

export const Hold = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  min-block-size: var(--seen, 100%);
  max-inline-size: 44rem;
  margin-inline: auto;
`;
