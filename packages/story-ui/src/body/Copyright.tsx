import { styled } from 'styled-components';
import { cleared, prose, silent, small } from './elementStyles.ts';

export const Copyright = styled.p.attrs(silent)`
  ${prose}
  ${small}
  ${cleared}
`;
