'use client';
import type { Parser } from '@broadsheet/client-core';
import type { ContentRequest } from '@broadsheet/sdk-content';
import { requestKey } from '@broadsheet/sdk-content';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useHost } from '../host/HostContext.tsx';
import { warnOfEmptyServer } from '../host/warnOfEmptyServer.ts';
import { warnOfSource } from '../host/warnOfSource.ts';

export type ContentState<Value> =
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Value | undefined }
  | { readonly status: 'failed'; readonly error: unknown };

export interface UseContentOptions {
  /** Milliseconds between repeated requests; absent: the content is not polled. */
  readonly pollMs?: number;
}

/**
 * Returns the answer to a content request: the one in the page at first, newer ones as they arrive. The status is `none`
 * without a request. The parser should be a constant.
 */
export function useContent<Value>(
  request: ContentRequest | undefined,
  parse: Parser<Value>,
  { pollMs }: UseContentOptions = {},
): ContentState<Value> {
  const host = useHost();
  const { content, log } = host;
  const key = request === undefined ? undefined : requestKey(request);
  // The key stands for the request, which callers build anew on each render.
  // oxlint-disable-next-line react/exhaustive-deps -- `request` is what `key` was made of
  const stable = useMemo(() => request, [key]);
  const subscribe = useCallback(
    (listener: () => void) =>
      stable === undefined
        ? () => undefined
        : content.watch(stable, listener, pollMs === undefined ? {} : { pollMs }),
    [content, stable, pollMs],
  );
  const peek = useCallback(
    () => (stable === undefined ? undefined : content.peek(stable)),
    [content, stable],
  );
  const entry = useSyncExternalStore(subscribe, peek, peek);
  useEffect(() => {
    if (stable !== undefined && entry?.status === 'failed')
      warnOfSource({ content, log }, { source: stable.source, error: entry.error });
  }, [content, log, stable, entry]);
  if (stable !== undefined) warnOfEmptyServer(host, { source: stable.source, entry });
  return useMemo(() => {
    switch (entry?.status) {
      case undefined:
        return { status: 'none' };
      case 'missing':
        return { status: 'loading' };
      case 'ready':
        return { status: 'ready', value: parse(entry.data) };
      case 'failed':
        return { status: 'failed', error: entry.error };
    }
  }, [entry, parse]);
}

/** Returns the value if there is one: `undefined` while loading, after a failure and for an empty answer. */
export function contentValue<Value>(state: ContentState<Value>): Value | undefined {
  return state.status === 'ready' ? state.value : undefined;
}
