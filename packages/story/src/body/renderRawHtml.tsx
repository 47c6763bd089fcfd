import { Html } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { ElementRenderer } from './ElementRenderer.ts';
import { cleared, prose } from './elementStyles.ts';

const Box = styled.div`
  ${cleared}
  ${prose}
  overflow-x: auto;
`;

export const renderRawHtml: ElementRenderer = ({ content }) =>
  content === undefined ? undefined : <Html as={Box} html={content} />;
