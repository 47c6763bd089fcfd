'use client';
import { useEffect, useRef, useState } from 'react';
import { useBuilder } from '../builder/Builder.ts';
import { useEditing } from '../editing/Editing.ts';
import { createPreviewLoop } from './createPreviewLoop.ts';
import type { PreviewLoop } from './createPreviewLoop.ts';
import { previewBlock } from './previewCalls.ts';
import type { PreviewSubject } from './previewCalls.ts';
import type { PreviewDocument } from './PreviewDocument.ts';
import { usePreviewFrames } from './usePreviewFrames.ts';
import type { FrameProps } from './usePreviewFrames.ts';

export interface Preview {
  readonly frames: readonly [FrameProps, FrameProps];
  readonly front: 0 | 1;
  /** The preview that is shown; `turn` changes with each change of it. */
  readonly shown: { readonly preview: PreviewDocument; readonly turn: number } | undefined;
  readonly isBusy: boolean;
  readonly problem: string | undefined;
}

/** Returns the preview of the edited page, kept up to date; with a reader, as that kind of reader would get the page. */
export function usePreview(reader: PreviewSubject['reader']): Preview {
  const { client, clock, blocksRevision } = useBuilder();
  const { store, path } = useEditing();
  const { frames, front, load } = usePreviewFrames(clock);
  const [shown, setShown] = useState<Preview['shown']>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const requested = useRef({ path, reader });
  const loop = useRef<PreviewLoop>(undefined);
  useEffect(() => {
    const made = createPreviewLoop({
      subject: () => ({ document: store.get().page, ...requested.current }),
      loadPage: load,
      loadBlock: (subject, block) => previewBlock(client, { ...subject, block }),
      clock,
      onShown: (preview) => setShown((now) => ({ preview, turn: (now?.turn ?? 0) + 1 })),
      onProblem: setProblem,
      onBusy: setBusy,
    });
    loop.current = made;
    made.update();
    const unsubscribe = store.subscribe(made.update);
    return () => {
      unsubscribe();
      made.close();
    };
  }, [store, client, clock, load]);
  useEffect(() => {
    requested.current = { path, reader };
    loop.current?.update();
  }, [path, reader]);
  const rendered = useRef(blocksRevision);
  useEffect(() => {
    if (rendered.current !== blocksRevision) loop.current?.renew();
    rendered.current = blocksRevision;
  }, [blocksRevision]);
  return { frames, front, shown, isBusy, problem };
}
