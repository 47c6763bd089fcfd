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

export interface ColumnistLineProps {
  /** Absent: the words alone. */
  readonly portrait: Portrait | undefined;
  readonly size: 'card' | 'story';
  /** The words, the author's name among them: they say who it is, so that the portrait is decoration. */
  readonly children: ReactNode;
}

/** A line that names an author, after the author's portrait where there is one. */
export function ColumnistLine({ portrait, size, children }: ColumnistLineProps) {
  if (portrait === undefined) return children;
  const widths = size === 'card' ? imageWidths.cardPortrait : imageWidths.bylinePortrait;
  return (
    <Row>
      <Face $size={widths.width}>
        <ResizedImage source={portrait} alt="" ratio="1:1" {...widths} />
      </Face>
      <span>{children}</span>
    </Row>
  );
}
