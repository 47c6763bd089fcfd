'use client';
/**
 * Two frames, one shown and one that is being filled: a page that is rendered anew takes the place of the old one when it is
 * whole, at the same place of the page, and nothing flickers.
 */
import { usePublicUrl } from '@broadsheet/block-kit';
import type { Clock } from '@broadsheet/client-core';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { RefCallback } from 'react';
import { PREVIEW_PATH } from './previewCalls.ts';
import type { PreviewSubject } from './previewCalls.ts';
import { readPreview } from './PreviewDocument.ts';
import type { PreviewDocument } from './PreviewDocument.ts';

export type LoadedPreview =
  | { readonly kind: 'shown'; readonly preview: PreviewDocument }
  /** The page before it stays. */
  | { readonly kind: 'failed'; readonly message: string };

export interface FrameProps {
  readonly name: string;
  readonly ref: RefCallback<HTMLIFrameElement>;
  readonly onLoad: () => void;
}

export interface PreviewFrames {
  readonly frames: readonly [FrameProps, FrameProps];
  /** Which of the frames is looked at. */
  readonly front: 0 | 1;
  /** Renders a whole page and shows it. One at a time: the caller waits. */
  load(subject: PreviewSubject): Promise<LoadedPreview>;
}

interface Posting {
  readonly action: string;
  readonly subject: PreviewSubject;
}

/** Posts a form into a frame: the one way to navigate it with a body, so that the page has its own policy. */
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

const UNREACHED = 'The preview could not be loaded. Check the connection; the next change tries again.';

/** What a refusal says, which comes as JSON where a page should have come. */
function readProblem(shown: Document): string | undefined {
  if (shown.contentType === 'text/html') return undefined;
  const text = shown.body.textContent;
  return /"message":"([^"]+)"/.exec(text)?.[1] ?? text.slice(0, 200);
}

interface Frames {
  readonly elements: [HTMLIFrameElement | null, HTMLIFrameElement | null];
  front: 0 | 1;
  loading:
    | {
        readonly index: 0 | 1;
        /** What the frame held before. */
        readonly before: Document | null;
        readonly done: (loaded: LoadedPreview) => void;
      }
    | undefined;
}

/** How often, in milliseconds, it is looked whether a page has come. */
const LOOK_MS = 25;

/** A page that was read to its end and is another than before; its images may still be on their way. */
const isRead = (arrived: Document | null, before: Document | null): boolean =>
  arrived !== null && arrived !== before && arrived.readyState !== 'loading' && arrived.URL !== 'about:blank';

/** @param options.name of the frames; another one where two previews stand on one screen */
export function usePreviewFrames(clock: Clock, { name = 'bs-preview' } = {}): PreviewFrames {
  const state = useRef<Frames>({ elements: [null, null], front: 0, loading: undefined });
  const [front, setFront] = useState<0 | 1>(0);
  const action = usePublicUrl()(PREVIEW_PATH);

  const arrive = useCallback((index: 0 | 1) => {
    const now = state.current;
    const { loading } = now;
    const arrived = now.elements[index]?.contentDocument ?? null;
    // The page before it may tell of its last image when it is about to go.
    if (loading?.index !== index || (arrived !== null && arrived === loading.before)) return;
    now.loading = undefined;
    // A page of the browser's own, as without a network, cannot be read.
    if (arrived === null) return loading.done({ kind: 'failed', message: UNREACHED });
    const problem = readProblem(arrived);
    if (problem !== undefined) return loading.done({ kind: 'failed', message: problem });
    const before = now.elements[now.front]?.contentWindow;
    arrived.defaultView?.scrollTo(before?.scrollX ?? 0, before?.scrollY ?? 0);
    now.front = index;
    setFront(index);
    loading.done({ kind: 'shown', preview: readPreview(arrived) });
  }, []);

  const load = useCallback(
    (subject: PreviewSubject) => {
      const now = state.current;
      const index = now.front === 0 ? 1 : 0;
      return new Promise<LoadedPreview>((done) => {
        const frame = now.elements[index];
        if (frame === null) return done({ kind: 'failed', message: UNREACHED });
        const loading = { index, before: frame.contentDocument, done } as const;
        now.loading = loading;
        post(frame.ownerDocument, frame.name, { action, subject });
        // The frame tells of its page once all images are there, which takes many times as long.
        const look = () => {
          if (state.current.loading !== loading) return;
          if (isRead(frame.contentDocument, loading.before)) arrive(index);
          else clock.setTimeout(look, LOOK_MS);
        };
        clock.setTimeout(look, LOOK_MS);
      });
    },
    [action, arrive, clock],
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
