'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { phrases } from './phrases.ts';

export interface LatePart<Props extends object> {
  /**
   * The component. If its code cannot be fetched, it shows a message and a button to try again, and the content around it
   * stays.
   */
  readonly Part: ComponentType<Props>;
  /**
   * Fetches the code in advance, because the network may be gone when it is shown. A failure is reported only when it is
   * shown.
   */
  prepare(): void;
}

type Fetched<Props> =
  | { readonly kind: 'fetching' }
  | { readonly kind: 'here'; readonly Component: ComponentType<Props> }
  | { readonly kind: 'failed' };

/**
 * Creates a part of the page builder whose code is fetched when it is first shown.
 *
 * @param load called again after a failure
 * @param waiting renders the placeholder until the code has loaded
 */
export function createLatePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: () => ReactNode = () => <Loading />,
): LatePart<Props> {
  let here: Extract<Fetched<Props>, { readonly kind: 'here' }> | undefined;
  const fetchPart = async (): Promise<Fetched<Props>> => {
    try {
      here = { kind: 'here', Component: await load() };
      return here;
    } catch {
      return { kind: 'failed' };
    }
  };

  function Part(props: Props) {
    const [fetched, setFetched] = useState<Fetched<Props>>(here ?? { kind: 'fetching' });
    const isFetching = fetched.kind === 'fetching';
    useEffect(() => {
      if (!isFetching) return undefined;
      let isShown = true;
      const show = async () => {
        const next = await fetchPart();
        if (isShown) setFetched(next);
      };
      void show();
      return () => {
        isShown = false;
      };
    }, [isFetching]);
    switch (fetched.kind) {
      case 'fetching':
        return waiting();
      case 'here':
        return <fetched.Component {...props} />;
      case 'failed':
        return <Unreached onRetry={() => setFetched({ kind: 'fetching' })} />;
    }
  }

  return {
    Part,
    prepare() {
      if (here === undefined) void fetchPart();
    },
  };
}

function Loading() {
  const t = usePhrases(phrases);
  return <Notice kind="wait">{t('desk.loading')}</Notice>;
}

/**
 * Renders the message after a failed fetch: the connection failed, or the site has a newer page builder without this file.
 */
function Unreached({ onRetry }: { readonly onRetry: () => void }) {
  const t = usePhrases(phrases);
  return (
    <Notice kind="problem">
      <p>{t('desk.unreached')}</p>
      <ToolButton onClick={onRetry}>{t('desk.retry')}</ToolButton>{' '}
      <ToolButton onClick={() => globalThis.location.reload()}>{t('desk.reload')}</ToolButton>
    </Notice>
  );
}
