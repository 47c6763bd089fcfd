import { Divider } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { ElementRenderer } from './ElementRenderer.ts';
import { cleared } from './elementStyles.ts';

const Break = styled(Divider)`
  ${cleared}
`;

export const renderDivider: ElementRenderer = () => <Break />;
