import { styled } from 'styled-components';
import { token } from '../theme/tokens.ts';

/**
 * Says why something came to nothing. It stands on the page, empty and without room, before there is anything to say:
 * only then is it read out.
 */
export const FormError = styled.div.attrs({ role: 'alert' })`
  color: ${token('alert')};
  font-family: ${token('sans')};
  font-size: ${token('type-1')};
  font-weight: 500;
  line-height: 1.45;
  &:empty {
    display: none;
  }
`;
