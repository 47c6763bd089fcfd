import { Button, token } from '@broadsheet/ui';
import { styled } from 'styled-components';

/** For what cannot be undone: in outline, so that it never is the loudest thing on the page. */
export const DangerButton = styled(Button)`
  border-color: ${token('alert')};
  background: none;
  color: ${token('alert')};
`;
