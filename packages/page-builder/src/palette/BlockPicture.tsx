'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { usePreviewFrames } from '../canvas/usePreviewFrames.ts';
import type { BlockEntry } from '../catalogue/BlockEntry.ts';
import { useBuilder } from '../builder/Builder.ts';
import { useEditing } from '../editing/Editing.ts';
import { createBlock } from '../editing/useActions.ts';
import { createDelay } from '../observable/createDelay.ts';
import { getInsertPosition } from '../page/positions.ts';
import { phrases } from './phrases.ts';

/** The width in CSS pixels at which the page is rendered; it is then shown smaller. */
const WIDTH = 390;
const HEIGHT = 300;
const SCALE = 0.6;

const Pane = styled.figure`
  position: relative;
  flex: none;
  block-size: ${HEIGHT * SCALE}px;
  overflow: hidden;
  border-block-start: 1px solid ${token('rule')};
  background: ${token('paper')};
  /* On a phone nothing is pointed at with a mouse, and the page needs the room. */
  @media (max-width: 48rem) {
    display: none;
  }
`;

const Shown = styled.iframe`
  position: absolute;
  inset: 0 auto auto 0;
  max-inline-size: none;
  border: 0;
  pointer-events: none;
  transform: scale(${SCALE});
  transform-origin: 0 0;
  &[data-front='false'] {
    visibility: hidden;
  }
`;

const Words = styled.figcaption`
  position: absolute;
  inset: 0;
  padding: 0.75rem;
  background: ${token('paper')};
  color: ${token('ink-soft')};
  font-size: ${token('type-0')};
`;

/** Milliseconds that the pointer or focus must stay on a block before its picture is rendered. */
const STAY_MS = 350;
const ID = 'picture';
const INDEXES = [0, 1] as const;

/**
 * Renders a picture of a block: alone on a page like the edited one, rendered by the engine at the width of a phone. Its
 * room is kept even without a picture, so that the list below the pointer does not move.
 */
export function BlockPicture({ entry }: { readonly entry: BlockEntry | undefined }) {
  const t = usePhrases(phrases);
  const { clock } = useBuilder();
  const { store, path, ground } = useEditing();
  const { frames, front, load } = usePreviewFrames(clock, { name: 'bs-picture' });
  const [isEmpty, setEmpty] = useState(false);
  useEffect(() => {
    if (entry === undefined) return undefined;
    let isLeft = false;
    const stay = createDelay(clock);
    stay.start(STAY_MS, () => {
      const { container } = getInsertPosition(ground(), {});
      const area = container.kind === 'area' ? container.area : '';
      const document = { ...store.get().page, areas: { [area]: [createBlock(entry, () => ID)] } };
      void load({ document, path }).then((loaded) => {
        if (!isLeft) setEmpty(loaded.kind === 'failed' || (loaded.preview.getBox(ID)?.height ?? 0) === 0);
      });
    });
    return () => {
      isLeft = true;
      stay.cancel();
    };
  }, [entry, store, path, ground, clock, load]);
  const title = entry?.title ?? '';
  return (
    <Pane>
      {INDEXES.map((index) => (
        <Shown
          key={index}
          {...frames[index]}
          title={t('palette.picture', { title })}
          sandbox="allow-same-origin"
          tabIndex={-1}
          aria-hidden
          data-front={index === front}
          width={WIDTH}
          height={HEIGHT}
        />
      ))}
      {entry === undefined && <Words>{t('palette.look')}</Words>}
      {entry !== undefined && isEmpty && <Words>{t('palette.empty', { title })}</Words>}
    </Pane>
  );
}
