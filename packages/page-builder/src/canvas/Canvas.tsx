'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Notice } from '../controls/Notice.tsx';
import type { CollectionDrops } from '../drag/CollectionDrops.ts';
import { BlockLayer } from './BlockLayer.tsx';
import { phrases } from './phrases.ts';
import { useElementSize } from './useElementSize.ts';
import { useEmptyPlaces } from './useEmptyPlaces.ts';
import { usePreview } from './usePreview.ts';
import { applyViewing, getFirstViewing, WIDTHS } from './Viewing.ts';
import type { Viewing } from './Viewing.ts';
import { ViewingBar } from './ViewingBar.tsx';

const Frame = styled.main`
  display: grid;
  grid-template-rows: auto auto 1fr;
  min-block-size: 0;
  min-inline-size: 0;
`;

const Stage = styled.div`
  position: relative;
  overflow: hidden;
  min-block-size: 0;
  background: ${token('tint')};
`;

const Sheet = styled.div`
  position: absolute;
  inset-block: 0;
  overflow: hidden;
  background: ${token('paper')};
  box-shadow: 0 0 0 1px ${token('rule')};
`;

const Shown = styled.iframe`
  position: absolute;
  inset: 0 auto auto 0;
  max-inline-size: none;
  border: 0;
  transform-origin: 0 0;
  &[data-front='false'] {
    visibility: hidden;
  }
`;

const INDEXES = [0, 1] as const;

export interface CanvasProps {
  /** How stories are put into the collections that blocks show. */
  readonly collections: CollectionDrops;
  /** Shows the palette, for a block to insert into the area that the editor chose. */
  readonly onInsert: () => void;
  /** A message about the last drop. */
  readonly children?: ReactNode;
}

/** Renders the page as readers will see it, with a layer over it for selecting, moving and dropping blocks. */
export function Canvas({ collections, onInsert, children }: CanvasProps) {
  const t = usePhrases(phrases);
  const stage = useRef<HTMLDivElement>(null);
  const size = useElementSize(stage);
  const [chosen, setViewing] = useState<Viewing>();
  const viewing = chosen ?? getFirstViewing(size.width);
  const { frames, front, shown, isBusy, problem } = usePreview(viewing.reader);
  const width = WIDTHS[viewing.screen];
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / width);
  useLayoutEffect(() => {
    if (shown !== undefined) applyViewing(shown.preview.document, viewing);
  }, [shown, viewing]);
  useEmptyPlaces(shown);
  return (
    <Frame aria-label={t('canvas.preview')} aria-busy={isBusy}>
      <ViewingBar {...{ viewing, isBusy }} onChange={setViewing} />
      <div>{problem !== undefined && <Notice kind="problem">{problem}</Notice>}</div>
      <Stage ref={stage}>
        <Sheet
          style={{
            inlineSize: width * scale,
            insetInlineStart: Math.max(0, (size.width - width * scale) / 2),
          }}
        >
          {INDEXES.map((index) => (
            <Shown
              key={index}
              {...frames[index]}
              title={t('canvas.preview')}
              sandbox="allow-same-origin"
              tabIndex={-1}
              aria-hidden={index !== front}
              data-front={index === front}
              style={{ inlineSize: width, blockSize: size.height / scale, transform: `scale(${scale})` }}
            />
          ))}
          <BlockLayer
            preview={shown?.preview}
            turn={shown?.turn ?? 0}
            {...{ scale, collections, onInsert }}
          />
        </Sheet>
      </Stage>
      {children}
    </Frame>
  );
}
