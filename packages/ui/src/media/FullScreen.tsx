'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../controls/Button.tsx';
import { phrases } from '../phrases.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { token } from '../theme/tokens.ts';
import { Icon } from './Icon.tsx';
import type { IconDrawing } from './IconDrawing.ts';
import { closeIcon, expandIcon, shrinkIcon } from './icons.ts';
import { CORNER, offerFullScreen, STAGE, STAGE_STATE } from './offerFullScreen.ts';

const Stage = styled.div`
  position: relative;
  &:fullscreen {
    display: grid;
    grid-auto-columns: auto;
    place-content: center;
    background: ${token('paper')};
  }
  &:fullscreen img {
    inline-size: auto;
    max-block-size: 100vh;
    object-fit: contain;
  }
`;

/** The button's corner, over the image, so that nothing moves when it appears. */
const Corner = styled.div<{ $at: 'start' | 'end' }>`
  display: none;
  position: absolute;
  inset-block-start: 0.5rem;
  inset-inline-${({ $at }) => $at}: 0.5rem;
  z-index: 1;
  border-radius: ${token('radius')};
  background: ${token('scrim')};
  color: ${token('on-scrim')};
  [${STAGE_STATE}${({ $at }) => ($at === 'end' ? "='on'" : '')}] > & {
    display: block;
  }
  & :focus-visible {
    outline-color: currentColor;
    outline-offset: -4px;
  }
  @media print {
    [${STAGE_STATE}] > & {
      display: none;
    }
  }
`;

const Face = styled.span<{ $when: 'off' | 'on' }>`
  display: none;
  align-items: center;
  gap: 0.5rem;
  [${STAGE_STATE}='${({ $when }) => $when}'] > [${CORNER}] & {
    display: inline-flex;
  }
`;

interface ToggleFaceProps {
  readonly when: 'off' | 'on';
  readonly icon: IconDrawing;
  readonly text: string;
  /** The accessible name, announced instead of the text. */
  readonly label: string | undefined;
}

function ToggleFace({ when, icon, text, label }: ToggleFaceProps) {
  return (
    <Face $when={when}>
      <Icon of={icon} size={16} />
      <span aria-hidden={label !== undefined || undefined}>{text}</span>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </Face>
  );
}

export interface FullScreenProps {
  /** The button's accessible name, which should include its visible text ("Full screen"). */
  readonly enterLabel?: string;
  /** The same while full screen ("Leave full screen"). */
  readonly exitLabel?: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

/**
 * Renders children that can fill the screen. A button before them is shown only if the browser supports it; in full screen a
 * close button follows them. In a static block, an enhancement has to call `offerFullScreen` of
 * `@broadsheet/ui/full-screen`; in a React application the component does it itself.
 */
export function FullScreen({ enterLabel, exitLabel, className, children }: FullScreenProps) {
  const t = usePhrases(phrases);
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => (stage.current === null ? undefined : offerFullScreen(stage.current)), []);
  return (
    <Stage ref={stage} className={className} {...{ [STAGE]: '' }}>
      <Corner $at="start" {...{ [CORNER]: 'start' }}>
        <Button size="small">
          <ToggleFace when="off" icon={expandIcon} text={t('car.expand')} label={enterLabel} />
          <ToggleFace when="on" icon={shrinkIcon} text={t('car.exit')} label={exitLabel} />
        </Button>
      </Corner>
      {children}
      <Corner $at="end" {...{ [CORNER]: 'end' }}>
        <Button size="small" accessibilityLabel={t('g.close')} iconLeft={<Icon of={closeIcon} size={20} />} />
      </Corner>
    </Stage>
  );
}
