'use client';
import { usePhrases } from '@broadsheet/block-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../media/Icon.tsx';
import { closeIcon, expandIcon, pauseIcon, playIcon } from '../media/icons.ts';
import type { FullScreenState } from '../media/useFullScreen.ts';
import { phrases } from '../phrases.ts';
import { token } from '../theme/tokens.ts';
import type { CarouselControlName, CarouselControls } from './carouselControls.ts';
import { controlStyle } from './controlStyle.ts';

/** Its height is kept, because some of its controls come only with the script. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem;
  min-block-size: ${token('control')};
  color: ${token('ink-soft')};
  font: 500 ${token('type-0')} / 1.4 ${token('sans')};
  @media print {
    display: none;
  }
`;

const Start = styled.div`
  flex: 1 1 auto;
  ${controlStyle}
`;

const Control = styled.span`
  display: contents;
  ${controlStyle}
`;

const Play = styled(Control)`
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`;

/** Until the script knows, it is not shown on iOS, whose phones fill the screen with films alone. */
const Expand = styled(Control)`
  @supports (-webkit-touch-callout: none) {
    &[data-status='unknown'] {
      display: none;
    }
  }
`;

const drawings = {
  play: playIcon,
  pause: pauseIcon,
  expand: expandIcon,
  exit: closeIcon,
} as const;

type BarControl = keyof typeof drawings & CarouselControlName;

interface BarButtonProps {
  readonly control: BarControl;
  readonly controls: CarouselControls;
  readonly onClick: () => void;
}

function BarButton({ control, controls, onClick }: BarButtonProps) {
  const t = usePhrases(phrases);
  const { icon, text } = controls[control] ?? {};
  // The long sentence describes; as a name it would hide the words that a reader sees and speaks.
  const title =
    control === 'play' ? t('car.playLabel') : control === 'pause' ? t('car.pauseLabel') : undefined;
  return (
    <Button
      size="small"
      title={title}
      iconLeft={icon ?? <Icon of={drawings[control]} size={16} />}
      onClick={onClick}
    >
      {text ?? t(`car.${control}`)}
    </Button>
  );
}

export interface CarouselBarProps {
  readonly controls: CarouselControls;
  /** Counter; `undefined` where none is shown. */
  readonly counter: ReactNode;
  /** Further previous and next buttons. */
  readonly steps: ReactNode;
  readonly autoplay: 'unavailable' | 'still' | 'playing';
  readonly onAutoplay: () => void;
  readonly fullScreen: FullScreenState['status'];
  readonly onFullScreen: () => void;
}

/** The line below the strip: counter, autoplay, full screen. */
export function CarouselBar(props: CarouselBarProps) {
  const { controls, counter, steps, autoplay, onAutoplay, fullScreen, onFullScreen } = props;
  return (
    <Line>
      <Start>{counter}</Start>
      {steps}
      {autoplay !== 'unavailable' && (
        <Play>
          <BarButton
            control={autoplay === 'playing' ? 'pause' : 'play'}
            controls={controls}
            onClick={onAutoplay}
          />
        </Play>
      )}
      {fullScreen !== 'unavailable' && (
        <Expand data-status={fullScreen}>
          <BarButton
            control={fullScreen === 'on' ? 'exit' : 'expand'}
            controls={controls}
            onClick={onFullScreen}
          />
        </Expand>
      )}
    </Line>
  );
}
