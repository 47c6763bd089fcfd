import { iconTarget } from '@broadsheet/story-ui';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';

/**
 * Reserves the room of the bar's line while the bar is fixed to the bottom of the window during a reading. The current
 * paragraph is marked wherever it is on the page.
 */
export const Place = styled.div`
  min-block-size: 2.75rem;
  font: 500 ${token('type-1')} / 1.3 ${token('sans')};
  [data-speech='none'] & {
    display: none;
  }
  body:has(&) [data-spoken] {
    background: ${token('tint')};
    box-shadow: 0 0 0 0.35rem ${token('tint')};
  }
  @media (scripting: none) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

export const Bar = styled.fieldset`
  display: flex;
  gap: 0.25rem;
  align-items: center;
  inline-size: fit-content;
  min-inline-size: 0;
  max-inline-size: 100%;
  margin: 0;
  padding: 0;
  border: 0;
  & > [hidden] {
    display: none;
  }
  [data-listen]:not([data-listen='idle']) > & {
    position: fixed;
    /* Above the alert, which stands at the bottom edge. */
    inset-block-end: calc(4.75rem + env(safe-area-inset-bottom));
    inset-inline: 0.5rem;
    z-index: 5;
    max-inline-size: calc(100vi - 1rem);
    margin-inline: auto;
    padding: 0.25rem;
    border: ${token('border')};
    border-radius: ${token('radius')};
    background: ${token('paper')};
    box-shadow: 0 2px 12px rgb(0 0 0 / 25%);
  }
`;

export const Toggle = styled.button`
  display: inline-flex;
  gap: 0.5rem;
  align-items: center;
  min-block-size: 2.75rem;
  padding-inline: 0.75rem 1rem;
  border: ${token('border')};
  border-radius: ${token('radius')};
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  &:hover {
    border-color: currentColor;
  }
  [data-listen='speaking'] & > svg:first-of-type,
  [data-listen]:not([data-listen='speaking']) & > svg:last-of-type {
    display: none;
  }
`;

export const Control = styled.button`
  ${iconTarget}
  flex: none;
  padding: 0;
  background: none;
  color: inherit;
  cursor: pointer;
`;

export const Speed = styled.label`
  & > select {
    min-block-size: 2.75rem;
    padding-inline: 0.5rem;
    border: ${token('border')};
    border-radius: ${token('radius')};
    background: ${token('paper')};
    color: inherit;
    font: inherit;
  }
`;

export const Message = styled.output`
  display: block;
  color: ${token('ink-soft')};
  font-size: ${token('type-0')};
  &:not(:empty) {
    padding-block-start: 0.4rem;
  }
`;
