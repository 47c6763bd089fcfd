import { Button, token } from '@broadsheet/ui';
import { styled } from 'styled-components';

/** A button for actions that cannot be undone: outlined, so that it is never the most prominent thing on the page. */
export const DangerButton = styled(Button)`
  border-color: ${token('alert')};
  background: none;
  color: ${token('alert')};
`;
