'use client';
import type { Portrait } from '@broadsheet/sdk-content';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { imageWidths } from '../image/imageWidths.ts';
import { ResizedImage } from '../image/ResizedImage.tsx';

const Row = styled.span`
  display: flex;
  gap: 0.6rem;
  align-items: center;
`;

const Face = styled.span<{ $size: number }>`
  flex: none;
  inline-size: ${({ $size }) => $size}px;
  & > img {
    border-radius: 50%;
  }
`;

const Words = styled.span`
  min-inline-size: 0;
`;

export interface ColumnistLineProps {
  /** The author's portrait; absent: only the text is shown. */
  readonly portrait: Portrait | undefined;
  readonly size: 'card' | 'story';
  /** The text, which contains the author's name, so that the portrait is decoration. */
  readonly children: ReactNode;
}

/** Renders a line that names an author, after the author's portrait if there is one. */
export function ColumnistLine({ portrait, size, children }: ColumnistLineProps) {
  if (portrait === undefined) return children;
  const widths = size === 'card' ? imageWidths.cardPortrait : imageWidths.bylinePortrait;
  return (
    <Row>
      <Face $size={widths.width}>
        <ResizedImage source={portrait} alt="" ratio="1:1" {...widths} />
      </Face>
      <Words>{children}</Words>
    </Row>
  );
}
