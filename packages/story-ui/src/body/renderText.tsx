import { Html } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { ElementRenderer } from './ElementRenderer.ts';
import { prose } from './elementStyles.ts';

const Paragraph = styled.p`
  ${prose}
`;

export const renderText: ElementRenderer = ({ content }, { dateline }) => {
  if (content === undefined) return undefined;
  if (dateline === undefined) return <Html as={Paragraph} html={content} />;
  return (
    <Paragraph>
      {dateline} — <Html html={content} />
    </Paragraph>
  );
};
