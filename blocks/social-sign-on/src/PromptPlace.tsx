import { formColumn } from '@broadsheet/ui';
import { styled } from 'styled-components';

/**
 * Under the buttons, and over what follows them: where Google's prompt stands in windows in whose corner it would lie over a
 * form in the middle. It takes no room, so nothing moves when the prompt comes.
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
