import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { Box } from './PreviewDocument.ts';

/** A box drawn over a block, or over the place where one would be dropped. */
export const LayerBox = styled.div<{ readonly $kind: 'hovered' | 'selected' | 'drop' }>`
  position: absolute;
  pointer-events: none;
  border: ${({ $kind }) => ($kind === 'selected' ? '2px solid' : '1px dashed')} ${token('brand')};
  ${({ $kind }) => ($kind === 'drop' ? `background: ${token('brand')}; border: 0; opacity: 0.8;` : '')}
`;

/** Returns the styles that draw an element over a box of the frame. @param scale the factor to window pixels */
export const placeBox = ({ left, top, width, height }: Box, scale: number) => ({
  insetInlineStart: left * scale,
  insetBlockStart: top * scale,
  inlineSize: width * scale,
  blockSize: height * scale,
});
