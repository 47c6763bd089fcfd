'use client';
/**
 * A list that grows page by page: the answers so far, and what the reader still waits for.
 *
 * Whoever asked for a page gets the answers up to it, one after the other. A failure keeps what is there and waits for
 * the reader to ask again. What the page already carries, or the client already knows, is there in the first render.
 */
import { useHost } from '@broadsheet/block-kit';
import { requestKey } from '@broadsheet/sdk-content';
import type { ContentClient, ContentRequest, Parser } from '@broadsheet/sdk-content';
import { useEffect, useMemo, useState } from 'react';

export interface PagedContentOptions<Answer> {
  /** The request of each answer, counted from 0. Without it there is nothing to show. */
  readonly requestOf: ((index: number) => ContentRequest) | undefined;
  /** A constant. */
  readonly parse: Parser<Answer>;
  /** Pages to show at first. */
  readonly pages: number;
  /** How many pages the first answer covers; every other covers one. */
  readonly firstCovers?: number;
  /** Answers that need no request. */
  readonly known?: (index: number) => Answer | undefined;
}

export interface PagedContent<Answer> {
  /** From the first on, without gaps: as many as there are pages, as far as they are there. */
  readonly answers: readonly (Answer | undefined)[];
  /** How many pages the reader has asked for. */
  readonly pages: number;
  readonly status: 'idle' | 'loading' | 'failed';
  /** Asks for the next page, or again for the one that failed; nothing while one is under way. */
  more(): void;
}

interface Progress<Answer> {
  /** What the list is made of; another key is another list. */
  readonly key: string;
  readonly pages: number;
  readonly answers: readonly (Answer | undefined)[];
  readonly hasFailed: boolean;
}

function grow<Answer>(
  progress: Progress<Answer>,
  { requestOf, parse, known }: PagedContentOptions<Answer>,
  content: ContentClient,
): Progress<Answer> {
  if (requestOf === undefined) return progress;
  const answers = [...progress.answers];
  while (answers.length < progress.pages) {
    const given = known?.(answers.length);
    const entry = given === undefined ? content.peek(requestOf(answers.length)) : undefined;
    if (given !== undefined) answers.push(given);
    else if (entry?.status === 'ready') answers.push(parse(entry.data));
    else break;
  }
  return answers.length === progress.answers.length ? progress : { ...progress, answers };
}

export function usePagedContent<Answer>(options: PagedContentOptions<Answer>): PagedContent<Answer> {
  const { requestOf, parse, pages, firstCovers = 1 } = options;
  const { content } = useHost();
  const key = requestOf === undefined ? '' : `${pages} ${requestKey(requestOf(0))}`;
  const start = () => grow<Answer>({ key, pages, answers: [], hasFailed: false }, options, content);
  const [stored, setStored] = useState(start);
  const progress = stored.key === key ? stored : start();
  if (progress !== stored) setStored(progress);

  const isWaiting = requestOf !== undefined && progress.answers.length < progress.pages;
  const isLoading = isWaiting && !progress.hasFailed;
  const request = isLoading ? requestOf(progress.answers.length) : undefined;
  const wanted = request === undefined ? undefined : `${progress.answers.length} ${requestKey(request)}`;
  // The key stands for the request, which callers build anew on each render.
  // oxlint-disable-next-line react/exhaustive-deps -- `request` is what `wanted` was made of
  const stable = useMemo(() => request, [wanted]);
  useEffect(() => {
    if (stable === undefined) return;
    const leaving = new AbortController();
    const settle = (change: (before: Progress<Answer>) => Progress<Answer>) => {
      if (!leaving.signal.aborted) setStored(change);
    };
    content.fetch(stable, { signal: leaving.signal }).then(
      (data) => settle((before) => ({ ...before, answers: [...before.answers, parse(data)] })),
      () => settle((before) => ({ ...before, hasFailed: true })),
    );
    return () => leaving.abort();
  }, [content, stable, parse]);

  const more = () => {
    if (isLoading) return;
    const covered = progress.answers.length - 1 + firstCovers;
    const next = covered >= progress.pages ? progress.pages + 1 : progress.pages;
    setStored(grow({ ...progress, pages: next, hasFailed: false }, options, content));
  };
  const status = isLoading ? 'loading' : progress.hasFailed ? 'failed' : 'idle';
  return { answers: progress.answers, pages: progress.pages, status, more };
}
