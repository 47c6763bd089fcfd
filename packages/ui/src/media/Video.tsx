'use client';
/**
 * A video player in a frame of its aspect ratio.
 *
 * The markup is rendered by the server and not mounted by script, because nothing in it is active: a video of the page needs
 * no script, and a frame of another site is a link until it is clicked. The sanitiser removes scripts in markup. Nothing
 * plays by itself before the component is mounted, nor for readers who prefer reduced motion.
 */
import { useHost } from '@broadsheet/block-kit';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Html } from '../text/Html.tsx';
import { token } from '../theme/tokens.ts';
import { parseRatio, playerMarkup, shapeOfMarkup } from './playerMarkup.ts';
import type { PlayerShape } from './playerMarkup.ts';

/** The default share of the viewport's height, in percent. */
export const VIEWPORT_PERCENTAGE = 65;

interface FrameLook {
  readonly $shape: PlayerShape;
  readonly $share: number;
  readonly $isRound: boolean;
}

const Frame = styled.div<FrameLook>`
  aspect-ratio: ${({ $shape }) => `${$shape.width} / ${$shape.height}`};
  inline-size: 100%;
  max-inline-size: ${({ $shape, $share }) => `calc(${$share}vh * ${$shape.width} / ${$shape.height})`};
  margin-inline: auto;
  overflow: hidden;
  border-radius: ${({ $isRound }) => ($isRound ? '0.75rem' : '0')};
  background: ${token('tint')};
  & > div,
  & > div > div,
  & video,
  & .bs-embed,
  & iframe {
    inline-size: 100%;
    block-size: 100%;
  }
  & .bs-embed-link {
    display: grid;
    place-content: center;
    block-size: 100%;
    padding: 1rem;
    text-align: center;
  }
`;

export interface VideoProps {
  /** The sanitised player markup; nothing is rendered without it. */
  readonly embedMarkup: string | undefined;
  /** Width to height such as `16:9`; absent or `--`: the shape that the markup names. */
  readonly aspectRatio?: string;
  /** The share of the viewport's height, in percent, that a portrait player may take; 65 for all others. */
  readonly viewportPercentage?: number;
  /** Rounds the corners of a player taller than wide. */
  readonly borderRadius?: boolean;
  readonly autoplay?: boolean;
  /** Whether recommended videos play afterwards. */
  readonly playthrough?: boolean;
  readonly className?: string;
}

/** Makes the script of a hosted player look for players in the mounted element. */
function bootPlayers(element: Element): void {
  const view = element.ownerDocument.defaultView;
  const boot: unknown = view === null ? undefined : Reflect.get(view, 'powaBoot');
  if (typeof boot === 'function') Reflect.apply(boot, view, []);
}

export function Video(props: VideoProps) {
  const {
    embedMarkup = '',
    aspectRatio,
    viewportPercentage = VIEWPORT_PERCENTAGE,
    borderRadius = false,
  } = props;
  const { autoplay, playthrough, className } = props;
  const { environment } = useHost();
  const frame = useRef<HTMLDivElement>(null);
  const [motion, setMotion] = useState<'unknown' | 'free' | 'reduced'>('unknown');
  useEffect(
    () => setMotion(environment.matches('(prefers-reduced-motion: reduce)') ? 'reduced' : 'free'),
    [environment],
  );
  useEffect(() => {
    if (motion !== 'unknown' && embedMarkup !== '' && frame.current !== null) bootPlayers(frame.current);
  }, [motion, embedMarkup]);
  if (embedMarkup === '') return null;
  const shape = parseRatio(aspectRatio) ?? shapeOfMarkup(embedMarkup);
  const isTall = shape.height > shape.width;
  const markup = playerMarkup(embedMarkup, {
    shape,
    playthrough,
    borderRadius,
    autoplay: autoplay === true && motion !== 'free' ? false : autoplay,
  });
  return (
    <Frame
      ref={frame}
      className={className}
      $shape={shape}
      $share={isTall && viewportPercentage > 0 ? viewportPercentage : VIEWPORT_PERCENTAGE}
      $isRound={isTall && borderRadius}
    >
      <Html as="div" html={markup} />
    </Frame>
  );
}
