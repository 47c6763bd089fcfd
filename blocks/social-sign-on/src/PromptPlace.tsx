import { formColumn } from '@broadsheet/ui';
import { styled } from 'styled-components';

/**
 * The place of Google's prompt, below the buttons and over the content after them. It is used in windows so narrow that a
 * prompt in the corner would cover a centred form. It takes no room, so nothing moves when the prompt appears.
 */
export const PromptPlace = styled.div`
  ${formColumn}
  position: relative;
  inset-block-start: 0.75rem;
  z-index: 1;
  block-size: 0;
  @media (min-width: 1240px) {
    display: none;
  }
`;
