'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { getErrorMessage } from '@broadsheet/client-core';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useBuilder } from '../builder/Builder.ts';
import { ScaledFrame } from '../canvas/ScaledFrame.tsx';
import { usePreviewFrames } from '../canvas/usePreviewFrames.ts';
import { Notice } from '../controls/Notice.tsx';
import { findShownPath } from '../pages/findShownPath.ts';
import { phrases } from './phrases.ts';
import { UnplacedBlocks } from './UnplacedBlocks.tsx';
import { readVersion } from './versionCalls.ts';
import type { VersionKey } from './versionCalls.ts';

const Preview = styled.section`
  display: grid;
  gap: 0.5rem;
  margin-block-start: 2rem;
`;

/** Renders a version as readers would see it, with the content of today. */
export function VersionPreview({ id, number }: VersionKey) {
  const t = usePhrases(phrases);
  const { client, clock } = useBuilder();
  const { frames, front, load } = usePreviewFrames(clock, { name: 'bs-version' });
  const [problem, setProblem] = useState<string>();
  const [isShown, setShown] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const show = async () => {
      const { document } = await readVersion(client, { id, number, signal });
      const path = await findShownPath(client, { document, signal });
      if (signal.aborted) return;
      const loaded = await load({ document, path });
      if (signal.aborted) return;
      setProblem(loaded.kind === 'failed' ? loaded.message : undefined);
      setShown(loaded.kind === 'shown');
    };
    show().catch((error: unknown) => {
      if (!signal.aborted) setProblem(getErrorMessage(error));
    });
    return () => controller.abort();
  }, [client, id, number, load]);
  const isLoading = !isShown && problem === undefined;
  return (
    <Preview aria-busy={isLoading}>
      <h2 ref={heading} tabIndex={-1}>
        {t('versions.viewed', { number })}
      </h2>
      <p>{t('versions.viewText')}</p>
      <UnplacedBlocks {...{ id, number }} />
      {isLoading && <Notice kind="wait">{t('versions.viewing', { number })}</Notice>}
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      {frames.map((frame, index) => (
        <ScaledFrame
          key={frame.name}
          {...frame}
          title={t('versions.viewed', { number })}
          screen="desktop"
          isHidden={!isShown || index !== front}
        />
      ))}
    </Preview>
  );
}
