'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { hideScriptless } from '../canvas/hideScriptless.ts';
import { useElementSize } from '../canvas/useElementSize.ts';
import { WIDTHS } from '../canvas/Viewing.ts';
import type { Screen } from '../canvas/Viewing.ts';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useBuilder } from '../desk/Builder.ts';
import { futurePageUrl } from '../desk/lookAheadPath.ts';
import type { AheadVisit } from '../desk/lookAheadPath.ts';
import { phrases } from './phrases.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  margin-block-end: 0.5rem;
`;

const Stage = styled.div`
  overflow: hidden;
  block-size: 40rem;
  max-block-size: 80vh;
  border: 1px solid ${token('rule')};
  background: ${token('tint')};
`;

const Shown = styled.iframe`
  display: block;
  max-inline-size: none;
  border: 0;
  background: ${token('paper')};
  transform-origin: 0 0;
`;

const SCREENS: readonly Screen[] = ['phone', 'tablet', 'desktop'];

export interface FuturePageProps {
  readonly visit: AheadVisit;
  /** Name of the frame. */
  readonly title: string;
  /** A link of the page was followed. @param path of this site, with its query */
  readonly onFollow: (path: string) => void;
}

/**
 * Where a link of the page has led the frame: to the page of today, for the frame runs no script that would tell before.
 *
 * @returns undefined for the page that the frame began with
 */
function findFollowed({ location }: Document, visit: AheadVisit): string | undefined {
  const began = new URL(futurePageUrl(visit), location.origin);
  return location.pathname === began.pathname ? undefined : location.pathname;
}

/** How often, in milliseconds, it is looked whether another page has come: its images may take many times as long. */
const LOOK_MS = 50;

/** Tells of each page that a frame has read to its end; of one of the browser's own, as without a network, nothing is known. */
function useArrivals(
  frame: RefObject<HTMLIFrameElement | null>,
  onArrive: (shown: Document | null) => void,
): void {
  const { clock } = useBuilder();
  const latest = useRef(onArrive);
  useEffect(() => void (latest.current = onArrive));
  useEffect(() => {
    let seen: Document | null | undefined;
    let cancel = clock.setTimeout(look, LOOK_MS);
    function look() {
      const shown = frame.current?.contentDocument;
      const isRead =
        shown === null ||
        (shown !== undefined && shown.readyState !== 'loading' && shown.URL !== 'about:blank');
      if (isRead && shown !== seen) {
        seen = shown;
        latest.current(shown);
      }
      cancel = clock.setTimeout(look, LOOK_MS);
    }
    return () => cancel();
  }, [clock, frame]);
}

/** A page of the future in a frame without script, in the width of a screen. Its links are followed at the same moment. */
export function FuturePage({ visit, title, onFollow }: FuturePageProps) {
  const t = usePhrases(phrases);
  const [screen, setScreen] = useState<Screen>('desktop');
  /** What is said in the place of a page. */
  const [problem, setProblem] = useState<string>();
  const [isLoading, setLoading] = useState(true);
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const size = useElementSize(stage);
  const width = WIDTHS[screen];
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / width);

  useArrivals(frame, (shown) => {
    setLoading(false);
    if (shown !== null) hideScriptless(shown);
    const followed = shown === null ? undefined : findFollowed(shown, visit);
    if (followed !== undefined) return onFollow(followed);
    if (shown?.contentType === 'text/html') return;
    setProblem(shown?.body.textContent.trim() ?? t('ahead.unreached'));
  });

  return (
    <section aria-label={title} aria-busy={isLoading}>
      <Bar role="toolbar" aria-label={t('ahead.widths')}>
        {SCREENS.map((each) => (
          <ToolButton key={each} aria-pressed={each === screen} onClick={() => setScreen(each)}>
            {t(`ahead.${each}`)}
          </ToolButton>
        ))}
      </Bar>
      {isLoading && <Notice kind="wait">{t('ahead.loading')}</Notice>}
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      <Stage ref={stage} hidden={problem !== undefined}>
        <Shown
          ref={frame}
          src={futurePageUrl(visit)}
          title={title}
          sandbox="allow-same-origin"
          style={{
            inlineSize: width,
            blockSize: size.height / scale,
            marginInlineStart: Math.max(0, (size.width - width * scale) / 2),
            transform: `scale(${scale})`,
          }}
        />
      </Stage>
    </section>
  );
}
