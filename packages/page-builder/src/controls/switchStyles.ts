import { token } from '@broadsheet/ui';
import { css } from 'styled-components';

/** A button of a row that shows one of several parts. */
export const switchStyles = css`
  flex: 1;
  padding: 0.25rem;
  border: 0;
  background: none;
  font-size: ${token('type-0')};
  font-weight: 500;
  cursor: pointer;
`;
