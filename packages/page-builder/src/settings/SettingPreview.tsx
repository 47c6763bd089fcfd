'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { usePreviewFrames } from '../canvas/usePreviewFrames.ts';
import { Notice } from '../controls/Notice.tsx';
import { useBuilder } from '../builder/Builder.ts';
import type { PageEntry } from '../pages/PageEntry.ts';
import { catchLinks } from './catchLinks.ts';
import { getFixedPath } from './KnownSite.ts';
import { phrases } from './phrases.ts';
import { SettingChoice } from './SettingField.tsx';

const Frame = styled.section`
  display: grid;
  gap: 0.5rem;
  margin-block-start: 1.5rem;
`;

const Stage = styled.div`
  position: relative;
  block-size: 30rem;
  border: 1px solid ${token('rule')};
`;

const Shown = styled.iframe`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  border: 0;
  &[data-front='false'] {
    visibility: hidden;
  }
`;

const INDEXES = [0, 1] as const;

export interface SettingPreviewProps {
  /** The pages to choose from, which have a path of their own. */
  readonly pages: readonly PageEntry[];
  /** The drafts, in the preview's format. It must be a new object whenever one of them has changed. */
  readonly settings: Readonly<Record<string, unknown>>;
}

/** Which of the pages is shown, and how its links lead on. */
function usePreviewPage(pages: readonly PageEntry[]) {
  const [chosen, setChosen] = useState<string>();
  const [elsewhere, setElsewhere] = useState<string>();
  const shown = pages.filter((page) => getFixedPath(page) !== undefined);
  const choose = (id: string) => {
    setChosen(id);
    setElsewhere(undefined);
  };
  return {
    shown,
    page:
      shown.find(({ id }) => id === chosen) ?? shown.find((each) => getFixedPath(each) === '/') ?? shown[0],
    /** The path of a link that led to a page which cannot be shown here. */
    elsewhere,
    choose,
    follow(path: string): void {
      const target = shown.find((each) => getFixedPath(each) === path);
      if (target === undefined) setElsewhere(path);
      else choose(target.id);
    },
  };
}

interface Rendering extends Pick<SettingPreviewProps, 'settings'> {
  readonly page: PageEntry | undefined;
  readonly onFollow: (path: string) => void;
}

/** Renders the page into frames whenever it or a setting changes. `problem` says why it could not be rendered. */
function useRendering({ page, settings, onFollow }: Rendering) {
  const { clock } = useBuilder();
  const { frames, front, load } = usePreviewFrames(clock);
  const base = useHost().site.basePath;
  const [problem, setProblem] = useState<string>();
  const queue = useRef<{ newest: number; last: Promise<void> | undefined }>({ newest: 0, last: undefined });
  const latest = useRef(onFollow);
  useEffect(() => void (latest.current = onFollow));

  useEffect(() => {
    const path = page && getFixedPath(page);
    if (page === undefined || path === undefined) return;
    const turns = queue.current;
    turns.newest += 1;
    const mine = turns.newest;
    // One rendering runs at a time; only the newest of the waiting ones follows.
    const show = async () => {
      await turns.last;
      if (mine !== turns.newest) return;
      const loaded = await load({ document: page.document, path, settings });
      setProblem(loaded.kind === 'failed' ? loaded.message : undefined);
      if (loaded.kind === 'shown')
        catchLinks(loaded.preview.document, { base, onFollow: (to) => latest.current(to) });
    };
    turns.last = show();
  }, [page, settings, load, base]);
  return { frames, front, problem };
}

/** Renders a page with unpublished settings, as the engine renders it. Its links lead to other pages with the same settings. */
export function SettingPreview({ pages, settings }: SettingPreviewProps) {
  const t = usePhrases(phrases);
  const { shown, page, elsewhere, choose, follow } = usePreviewPage(pages);
  const { frames, front, problem } = useRendering({ page, settings, onFollow: follow });

  if (page === undefined) return null;
  return (
    <Frame aria-label={t('settings.preview')}>
      <h2>{t('settings.preview')}</h2>
      <SettingChoice
        label={t('settings.preview.page')}
        value={page.id}
        options={shown.map(({ id, document }) => ({ value: id, label: document.name }))}
        onChange={choose}
      />
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      {elsewhere !== undefined && (
        <Notice kind="note">{t('settings.preview.elsewhere', { path: elsewhere })}</Notice>
      )}
      <Stage>
        {INDEXES.map((index) => (
          <Shown
            key={index}
            {...frames[index]}
            title={t('settings.preview')}
            sandbox="allow-same-origin"
            tabIndex={index === front ? 0 : -1}
            aria-hidden={index !== front}
            data-front={index === front}
          />
        ))}
      </Stage>
    </Frame>
  );
}
