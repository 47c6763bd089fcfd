import { token } from '@broadsheet/ui';
import { css } from 'styled-components';

/** The style that all text fields and selects of the page builder share; their sizes differ. */
export const fieldStyle = css`
  inline-size: 100%;
  min-inline-size: 0;
  border: 1px solid ${token('ink-soft')};
  border-radius: ${token('radius')};
  background: ${token('paper')};
  color: ${token('ink')};
`;
