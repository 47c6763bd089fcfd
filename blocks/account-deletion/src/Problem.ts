import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';

/** Why something came to nothing. It is on the page before there is anything to say, so that it is read out. */
export const Problem = styled.div.attrs({ role: 'alert' })`
  color: ${token('alert')};
  font: 500 ${token('type-1')} / 1.45 ${token('sans')};
  &:empty {
    display: none;
  }
`;
