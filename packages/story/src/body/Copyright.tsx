import { styled } from 'styled-components';
import { cleared, prose, small } from './elementStyles.ts';

export const Copyright = styled.p.attrs({ 'data-silent': '' })`
  ${prose}
  ${small}
  ${cleared}
`;
