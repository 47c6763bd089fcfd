'use client';
/**
 * Manages two frames, one visible and one that loads. A newly rendered page replaces the old one once it is complete, at
 * the same scroll position, so that nothing flickers.
 */
import { useHost, usePhrases, usePublicUrl } from '@broadsheet/block-kit';
import type { Clock } from '@broadsheet/client-core';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { RefCallback } from 'react';
import { phrases } from './phrases.ts';
import { PREVIEW_PATH } from './previewCalls.ts';
import type { PreviewSubject } from './previewCalls.ts';
import { readProblem } from './readProblem.ts';
import { readPreview } from './PreviewDocument.ts';
import type { PreviewDocument } from './PreviewDocument.ts';

export type LoadedPreview =
  | { readonly kind: 'shown'; readonly preview: PreviewDocument }
  /** The previous page stays. */
  | { readonly kind: 'failed'; readonly message: string };

export interface FrameProps {
  readonly name: string;
  readonly ref: RefCallback<HTMLIFrameElement>;
  readonly onLoad: () => void;
}

export interface PreviewFrames {
  readonly frames: readonly [FrameProps, FrameProps];
  /** The index of the visible frame. */
  readonly front: 0 | 1;
  /** Renders a whole page and shows it. The caller must wait before the next call. */
  load(subject: PreviewSubject): Promise<LoadedPreview>;
}

interface Posting {
  readonly action: string;
  readonly subject: PreviewSubject;
}

/**
 * Posts a form into a frame. It is the only way to navigate a frame with a body, and gives the page its own
 * Content-Security-Policy.
 */
function post(page: Document, name: string, { action, subject }: Posting): void {
  const form = page.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = name;
  form.hidden = true;
  const field = page.createElement('input');
  field.name = 'draft';
  field.value = JSON.stringify(subject);
  form.append(field);
  page.body.append(form);
  form.submit();
  form.remove();
}

interface Frames {
  readonly elements: [HTMLIFrameElement | null, HTMLIFrameElement | null];
  front: 0 | 1;
  loading:
    | {
        readonly index: 0 | 1;
        /** The document that the frame had before. */
        readonly before: Document | null;
        readonly done: (loaded: LoadedPreview) => void;
      }
    | undefined;
}

/** Milliseconds between two checks whether a page has arrived. */
const LOOK_MS = 25;

/** Returns whether a new page has been parsed completely; its images may still be loading. */
const isRead = (arrived: Document | null, before: Document | null): boolean =>
  arrived !== null && arrived !== before && arrived.readyState !== 'loading' && arrived.URL !== 'about:blank';

/**
 * Returns the frames and the function that loads a page.
 * @param options.name the prefix of the frames' names; must be unique among the previews of a screen
 */
export function usePreviewFrames(clock: Clock, { name = 'bs-preview' } = {}): PreviewFrames {
  const state = useRef<Frames>({ elements: [null, null], front: 0, loading: undefined });
  const [front, setFront] = useState<0 | 1>(0);
  const action = usePublicUrl()(PREVIEW_PATH);
  const t = usePhrases(phrases);
  const { phrases: known, locale } = useHost();

  const arrive = useCallback(
    (index: 0 | 1) => {
      const now = state.current;
      const { loading } = now;
      const arrived = now.elements[index]?.contentDocument ?? null;
      // The previous page may report its last image just before it is replaced.
      if (loading?.index !== index || (arrived !== null && arrived === loading.before)) return;
      now.loading = undefined;
      // A page of the browser itself, such as one about a lost connection, cannot be read.
      if (arrived === null) return loading.done({ kind: 'failed', message: t('canvas.unreached') });
      const problem = readProblem(arrived, { phrases: known, locale });
      if (problem !== undefined) return loading.done({ kind: 'failed', message: problem });
      const before = now.elements[now.front]?.contentWindow;
      arrived.defaultView?.scrollTo(before?.scrollX ?? 0, before?.scrollY ?? 0);
      now.front = index;
      setFront(index);
      loading.done({ kind: 'shown', preview: readPreview(arrived) });
    },
    [t, known, locale],
  );

  const load = useCallback(
    (subject: PreviewSubject) => {
      const now = state.current;
      const index = now.front === 0 ? 1 : 0;
      return new Promise<LoadedPreview>((done) => {
        const frame = now.elements[index];
        if (frame === null) return done({ kind: 'failed', message: t('canvas.unreached') });
        const loading = { index, before: frame.contentDocument, done } as const;
        now.loading = loading;
        post(frame.ownerDocument, frame.name, { action, subject });
        // The frame reports `load` once all images are there, which takes many times as long.
        const look = () => {
          if (state.current.loading !== loading) return;
          if (isRead(frame.contentDocument, loading.before)) arrive(index);
          else clock.setTimeout(look, LOOK_MS);
        };
        clock.setTimeout(look, LOOK_MS);
      });
    },
    [action, arrive, clock, t],
  );

  const frames = useMemo(() => {
    const frame = (index: 0 | 1): FrameProps => ({
      name: `${name}-${index}`,
      ref: (element) => void (state.current.elements[index] = element),
      onLoad: () => arrive(index),
    });
    return [frame(0), frame(1)] as const;
  }, [arrive, name]);
  return { frames, front, load };
}
