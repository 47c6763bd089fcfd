'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../controls/Button.tsx';
import { phrases } from '../phrases.ts';
import { token } from '../theme/tokens.ts';
import { Icon } from './Icon.tsx';
import { closeIcon, expandIcon, shrinkIcon } from './icons.ts';
import { useFullScreen } from './useFullScreen.ts';

const Stage = styled.div`
  position: relative;
  &:fullscreen {
    display: grid;
    place-content: center;
    background: ${token('paper')};
  }
  &:fullscreen img {
    inline-size: auto;
    max-block-size: 100vh;
    object-fit: contain;
  }
`;

/** Over the picture, so that nothing moves when it appears. */
const Corner = styled.div<{ $at: 'start' | 'end' }>`
  position: absolute;
  inset-block-start: 0.5rem;
  inset-inline-${({ $at }) => $at}: 0.5rem;
  z-index: 1;
  border-radius: ${token('radius')};
  background: ${token('scrim')};
  color: ${token('on-scrim')};
  & :focus-visible {
    outline-color: currentColor;
    outline-offset: -4px;
  }
`;

export interface FullScreenProps {
  /** Accessible name of the button, which should hold the words seen on it ("Full screen"). */
  readonly enterLabel?: string;
  /** The same while full screen ("Leave full screen"). */
  readonly exitLabel?: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

/**
 * Something that can fill the screen (block-contracts 2.22). The button stands before it and comes only in a browser
 * that can; while it fills the screen, a close button follows it.
 */
export function FullScreen({ enterLabel, exitLabel, className, children }: FullScreenProps) {
  const t = usePhrases(phrases);
  const stage = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(null);
  const { status, toggle } = useFullScreen(stage);
  const isOn = status === 'on';
  const close = () => {
    // The close button goes with the full screen, and the keyboard would go with it.
    opener.current?.focus();
    toggle();
  };
  return (
    <Stage ref={stage} className={className}>
      {status !== 'unavailable' && (
        <Corner $at="start">
          <Button
            size="small"
            ref={opener}
            accessibilityLabel={isOn ? exitLabel : enterLabel}
            iconLeft={<Icon of={isOn ? shrinkIcon : expandIcon} size={16} />}
            onClick={toggle}
          >
            {t(isOn ? 'car.exit' : 'car.expand')}
          </Button>
        </Corner>
      )}
      {children}
      {isOn && (
        <Corner $at="end">
          <Button
            size="small"
            accessibilityLabel={t('g.close')}
            iconLeft={<Icon of={closeIcon} size={20} />}
            onClick={close}
          />
        </Corner>
      )}
    </Stage>
  );
}
