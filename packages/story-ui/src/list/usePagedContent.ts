'use client';
/**
 * A list that grows page by page: the answers so far, and whether the reader waits for more.
 *
 * The requested pages are fetched one after the other. A failure keeps the answers, and the reader can try again. Answers
 * that are in the page or in the content client already are present in the first render.
 */
import { useHost } from '@broadsheet/block-kit';
import { requestKey } from '@broadsheet/sdk-content';
import type { Parser } from '@broadsheet/client-core';
import type { ContentClient, ContentRequest } from '@broadsheet/sdk-content';
import { useEffect, useMemo, useState } from 'react';

export interface PagedContentOptions<Answer> {
  /** Returns the request of an answer, counted from 0; `undefined`: there is nothing to show. */
  readonly requestOf: ((index: number) => ContentRequest) | undefined;
  /** Parses an answer; must be a constant. */
  readonly parse: Parser<Answer>;
  /** The number of pages to show at first. */
  readonly pages: number;
  /** The number of pages in the first answer; every other answer has one. Default: 1. */
  readonly firstCovers?: number;
  /** Returns an answer that needs no request. */
  readonly known?: (index: number) => Answer | undefined;
}

export interface PagedContent<Answer> {
  /** The answers so far, from the first one without gaps. */
  readonly answers: readonly (Answer | undefined)[];
  /** The number of pages that the reader has requested. */
  readonly pages: number;
  readonly status: 'idle' | 'loading' | 'failed';
  /** Requests the next page, or again the one that failed; does nothing while a request is running. */
  more(): void;
}

interface Progress<Answer> {
  /** The key of the list's content; another key means another list. */
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
  // The key represents the request, of which callers create a new object in each render.
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
