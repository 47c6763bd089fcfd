'use client';
import { styled } from 'styled-components';
import { encode } from 'uqr';

/** Dark on light in both themes: that is what cameras look for. */
const Picture = styled.svg`
  inline-size: 12rem;
  max-inline-size: 100%;
  block-size: auto;
  background: #fff;
  color: #000;
`;

export interface QrCodeProps {
  readonly value: string;
  /** Accessible name. */
  readonly label: string;
}

/** A text as a picture for cameras. */
export function QrCode({ value, label }: QrCodeProps) {
  const { data, size } = encode(value, { border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <Picture viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <title>{label}</title>
      <path d={path} fill="currentColor" />
    </Picture>
  );
}
