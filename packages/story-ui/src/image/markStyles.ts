import { token } from '@broadsheet/ui';
import { css } from 'styled-components';

/** A small mark in a corner of an image. */
export const markStyles = css`
  position: absolute;
  inset-inline-start: 0.6rem;
  display: inline-flex;
  align-items: center;
  padding: 0.25rem 0.5rem;
  border-radius: ${token('radius')};
  background: ${token('scrim')};
  color: ${token('on-scrim')};
  font: 600 0.75rem/1 ${token('sans')};
`;
