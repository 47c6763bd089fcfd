import { token } from '@broadsheet/ui';
import { css } from 'styled-components';

/** The style of a box with a message, above the lower edge of the window. */
export const floatingBox = css`
  position: fixed;
  inset-block-end: 1rem;
  inset-inline: 1rem;
  z-index: 50;
  max-inline-size: 34rem;
  margin-inline: auto;
  padding: 0.6rem 0.75rem;
  border: 1px solid ${token('rule-strong')};
  border-radius: ${token('radius')};
  background: ${token('paper')};
  box-shadow: 0 0.25rem 1rem ${token('scrim')};
`;
