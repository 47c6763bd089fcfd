import { styled } from 'styled-components';
import type { ElementRenderer } from './ElementRenderer.ts';
import { flow } from './elementStyles.ts';

const Group = styled.div`
  ${flow}
`;

/** Elements that belong together, and zones that a variant has filled. */
export const renderGroup: ElementRenderer = ({ content_elements = [] }, { renderInner }) => {
  const inner = content_elements.map(renderInner).filter((piece) => piece !== undefined);
  return inner.length === 0 ? undefined : <Group>{inner}</Group>;
};
