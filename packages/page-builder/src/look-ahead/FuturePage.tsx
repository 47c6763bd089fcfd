'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useElementSize } from '../canvas/useElementSize.ts';
import { WIDTHS } from '../canvas/Viewing.ts';
import type { Screen } from '../canvas/Viewing.ts';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
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

/** Follows links at the same moment; the frame itself would show the page of today. */
function followLinks(shown: Document, onFollow: FuturePageProps['onFollow']): void {
  for (const link of shown.links) {
    if (link.getAttribute('href')?.startsWith('#') === true) continue;
    link.addEventListener('click', (event) => {
      event.preventDefault();
      if (link.host === shown.location.host) onFollow(link.pathname);
    });
  }
}

/** A page of the future in a frame without script, in the width of a screen. */
export function FuturePage({ visit, title, onFollow }: FuturePageProps) {
  const t = usePhrases(phrases);
  const [screen, setScreen] = useState<Screen>('desktop');
  /** What is said in the place of a page. */
  const [problem, setProblem] = useState<string>();
  const [isLoading, setLoading] = useState(true);
  const stage = useRef<HTMLDivElement>(null);
  const size = useElementSize(stage);
  const width = WIDTHS[screen];
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / width);

  function arrive(shown: Document | null) {
    setLoading(false);
    if (shown?.contentType === 'text/html') return followLinks(shown, onFollow);
    setProblem(shown?.body.textContent.trim() ?? t('ahead.unreached'));
  }

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
          src={futurePageUrl(visit)}
          title={title}
          sandbox="allow-same-origin"
          onLoad={({ currentTarget }) => arrive(currentTarget.contentDocument)}
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
