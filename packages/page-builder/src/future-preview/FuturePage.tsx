'use client';
import { useHost, usePhrases, usePublicUrl } from '@broadsheet/block-kit';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { hideScriptless } from '../canvas/hideScriptless.ts';
import { readProblem } from '../canvas/readProblem.ts';
import { ScaledFrame } from '../canvas/ScaledFrame.tsx';
import type { Screen } from '../canvas/Viewing.ts';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useBuilder } from '../builder/Builder.ts';
import { futurePageUrl } from '../builder/futurePreviewPath.ts';
import type { AheadVisit } from '../builder/futurePreviewPath.ts';
import { phrases } from './phrases.ts';
import { readArrival } from './readArrival.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  margin-block-end: 0.5rem;
`;

const SCREENS: readonly Screen[] = ['phone', 'tablet', 'desktop'];

export interface FuturePageProps {
  readonly visit: AheadVisit;
  /** The title of the frame. */
  readonly title: string;
  /** Called when a link of the page was followed. @param path a path of this site, with its query */
  readonly onFollow: (path: string) => void;
}

/**
 * Milliseconds between two checks whether another page has arrived. The `load` event is later, because it waits for images.
 */
const LOOK_MS = 50;

/**
 * Calls the listener for each page that a frame has parsed completely; with `null` for a page of the browser itself, such
 * as one about a lost connection.
 */
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

/**
 * Renders a page as it will be, in a frame without script and with the width of a screen. Its links are followed at the
 * same moment.
 */
export function FuturePage({ visit, title, onFollow }: FuturePageProps) {
  const t = usePhrases(phrases);
  const publicUrl = usePublicUrl();
  const [screen, setScreen] = useState<Screen>('desktop');
  /** The message shown instead of a page. */
  const [problem, setProblem] = useState<string>();
  const [isLoading, setLoading] = useState(true);
  /** The path to which a redirect has led. */
  const [ledTo, setLedTo] = useState<string>();
  const { site, phrases: known, locale } = useHost();
  const base = site.basePath;
  const frame = useRef<HTMLIFrameElement>(null);

  useArrivals(frame, (shown) => {
    setLoading(false);
    if (shown !== null) hideScriptless(shown);
    const arrival = shown === null ? undefined : readArrival(shown.location, { requested: visit.path, base });
    if (arrival?.kind === 'today') return onFollow(arrival.path);
    setLedTo(arrival?.ledTo);
    setProblem(shown === null ? t('ahead.unreached') : readProblem(shown, { phrases: known, locale }));
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
      {ledTo !== undefined && <Notice kind="note">{t('ahead.led', { from: visit.path, to: ledTo })}</Notice>}
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      <ScaledFrame
        ref={frame}
        src={publicUrl(futurePageUrl(visit))}
        isHidden={problem !== undefined}
        {...{ title, screen }}
      />
    </section>
  );
}
