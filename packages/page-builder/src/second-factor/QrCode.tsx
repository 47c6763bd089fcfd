'use client';
import { styled } from 'styled-components';
import { encode } from 'uqr';

/** The drawing, dark on light in both themes, because cameras expect it. */
const Picture = styled.svg`
  inline-size: 12rem;
  max-inline-size: 100%;
  block-size: auto;
  background: #fff;
  color: #000;
`;

export interface QrCodeProps {
  readonly value: string;
  /** The accessible name. */
  readonly label: string;
}

/** Renders a text as a QR code. */
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
