'use client';
import { token } from '@broadsheet/ui';
import { useRef } from 'react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { useElementSize } from './useElementSize.ts';
import { WIDTHS } from './Viewing.ts';
import type { Screen } from './Viewing.ts';

const Stage = styled.div`
  overflow: hidden;
  block-size: 40rem;
  max-block-size: 80vh;
  border: 1px solid ${token('rule')};
  background: ${token('tint')};
`;

const Shown = styled.iframe`
  display: block;
  max-inline-size: none;
  border: 0;
  background: ${token('paper')};
  transform-origin: 0 0;
`;

export interface ScaledFrameProps extends Omit<
  ComponentProps<'iframe'>,
  'style' | 'sandbox' | 'hidden' | 'title'
> {
  readonly title: string;
  /** The screen whose width the page gets; it is scaled down to the room that there is. */
  readonly screen: Screen;
  readonly isHidden: boolean;
}

/** Renders a frame without script, with the width of a screen. */
export function ScaledFrame({ screen, isHidden, ...frame }: ScaledFrameProps) {
  const stage = useRef<HTMLDivElement>(null);
  const size = useElementSize(stage);
  const width = WIDTHS[screen];
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / width);
  return (
    <Stage ref={stage} hidden={isHidden}>
      <Shown
        {...frame}
        sandbox="allow-same-origin"
        style={{
          inlineSize: width,
          blockSize: size.height / scale,
          marginInlineStart: Math.max(0, (size.width - width * scale) / 2),
          transform: `scale(${scale})`,
        }}
      />
    </Stage>
  );
}
