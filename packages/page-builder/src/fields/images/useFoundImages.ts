'use client';
import { getErrorMessage } from '@broadsheet/client-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useBuilder } from '../../builder/Builder.ts';
import { findImages } from './LibraryImage.ts';
import type { ImageSearch, LibraryImage } from './LibraryImage.ts';

export interface FoundImagesState {
  /** The images of all pages so far. */
  readonly images: readonly LibraryImage[];
  readonly isLoading: boolean;
  /** The reason why the last page could not be fetched. */
  readonly problem: string | undefined;
  /** Fetches the next page, unless one is being fetched; undefined if there is none. */
  readonly more: (() => void) | undefined;
}

interface Pages {
  readonly images: readonly LibraryImage[];
  readonly next: string | undefined;
}

const NOTHING: Pages = { images: [], next: undefined };

/**
 * Returns the images of a search, page by page. Those of the search before stay until others have come.
 *
 * @param turn a number that changes when the images must be fetched again
 */
export function useFoundImages({ words, from, until, tag }: ImageSearch, turn = 0): FoundImagesState {
  const { client } = useBuilder();
  const [pages, setPages] = useState(NOTHING);
  const [isLoading, setLoading] = useState(true);
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);

  const fetchPage = useCallback(
    (before: Pages) => {
      running.current?.abort();
      const leaving = new AbortController();
      running.current = leaving;
      setLoading(true);
      setProblem(undefined);
      const { signal } = leaving;
      findImages(client, { search: { words, from, until, tag }, after: before.next, signal }).then(
        ({ images, next }) => {
          if (signal.aborted) return;
          setLoading(false);
          setPages({ images: [...before.images, ...images], next });
        },
        (error: unknown) => {
          if (signal.aborted) return;
          setLoading(false);
          setProblem(getErrorMessage(error));
        },
      );
      return () => leaving.abort();
    },
    [client, words, from, until, tag],
  );
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the caller's turn says that the images have changed
  useEffect(() => fetchPage(NOTHING), [fetchPage, turn]);

  const { images, next } = pages;
  const more = () => {
    if (!isLoading) fetchPage(pages);
  };
  return { images, isLoading, problem, more: next === undefined ? undefined : more };
}
