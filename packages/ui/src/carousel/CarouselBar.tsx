'use client';
import { usePhrases } from '@broadsheet/block-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../controls/Button.tsx';
import { Icon } from '../media/Icon.tsx';
import { closeIcon, expandIcon, pauseIcon, playIcon } from '../media/icons.ts';
import { phrases } from '../phrases.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { token } from '../theme/tokens.ts';
import { CAROUSEL_BUTTON } from './carouselCommand.ts';
import { CarouselCounter } from './CarouselCounter.tsx';
import type { CarouselProps } from './CarouselProps.ts';
import { buttonStyle, controlStyle } from './controlStyle.ts';
import { CAROUSEL_STATUS } from './createCarouselView.ts';
import { ALL_IN_VIEW } from './listenToCarousel.ts';
import { CAROUSEL_SCREEN } from './offerCarouselScreen.ts';

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
  &[hidden] {
    display: none;
  }
  ${buttonStyle}
`;

const Play = styled(Control)`
  [${ALL_IN_VIEW}] & {
    display: none;
  }
  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`;

/** Hidden on iOS until the script has checked support, because iPhones show only videos full screen. */
const Expand = styled(Control)`
  @supports (-webkit-touch-callout: none) {
    section:not([${CAROUSEL_SCREEN}]) & {
      display: none;
    }
  }
`;

/** A button's text for the toggled state. */
const Other = styled.span<{ $while: string }>`
  display: none;
  align-items: center;
  gap: 0.5rem;
  [${({ $while }) => $while}] & {
    display: inline-flex;
  }
`;

const First = styled.span<{ $unless: string }>`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  [${({ $unless }) => $unless}] & {
    display: none;
  }
`;

const PLAYING = `${CAROUSEL_STATUS}="playing"`;
const FILLED = `${CAROUSEL_SCREEN}="on"`;

type Settings = Pick<
  CarouselProps,
  | 'controls'
  | 'showCounter'
  | 'showAdditionalSlideControls'
  | 'enableAutoplay'
  | 'enableFullScreen'
  | 'slides'
  | 'slidesToShow'
  | 'pageCountPhrase'
>;

function Autoplay({ controls = {} }: Settings) {
  const t = usePhrases(phrases);
  return (
    <Play data-offer="autoplay">
      <Button size="small" name={CAROUSEL_BUTTON} value="autoplay">
        {/* The long sentence describes; as a name it would hide the words that a reader sees and speaks. */}
        <First $unless={PLAYING} title={t('car.playLabel')}>
          {controls.play?.icon ?? <Icon of={playIcon} size={16} />}
          {controls.play?.text ?? t('car.play')}
        </First>
        <Other $while={PLAYING} title={t('car.pauseLabel')}>
          {controls.pause?.icon ?? <Icon of={pauseIcon} size={16} />}
          {controls.pause?.text ?? t('car.pause')}
        </Other>
      </Button>
    </Play>
  );
}

function FullScreenOffer({ controls = {} }: Settings) {
  const t = usePhrases(phrases);
  return (
    <Expand data-offer="fullScreen">
      <Button size="small" name={CAROUSEL_BUTTON} value="fullScreen">
        <First $unless={FILLED}>
          {controls.expand?.icon ?? <Icon of={expandIcon} size={16} />}
          {controls.expand?.text ?? t('car.expand')}
        </First>
        <Other $while={FILLED}>
          {controls.exit?.icon ?? <Icon of={closeIcon} size={16} />}
          {controls.exit?.text ?? t('car.exit')}
        </Other>
      </Button>
    </Expand>
  );
}

export interface CarouselBarProps {
  readonly settings: Settings;
  /** Additional previous and next buttons. */
  readonly steps: ReactNode;
}

/** Renders the line below the strip: counter, autoplay, full screen. Without any of them the count is only announced. */
export function CarouselBar({ settings, steps }: CarouselBarProps) {
  const { showCounter, showAdditionalSlideControls, enableAutoplay, enableFullScreen } = settings;
  const counter = <CarouselCounter settings={settings} />;
  if (!showCounter && !showAdditionalSlideControls && !enableAutoplay && !enableFullScreen)
    return <VisuallyHidden>{counter}</VisuallyHidden>;
  return (
    <Line>
      <Start>{showCounter ? counter : <VisuallyHidden>{counter}</VisuallyHidden>}</Start>
      {steps}
      {enableAutoplay && settings.slides.length > (settings.slidesToShow ?? 1) && <Autoplay {...settings} />}
      {enableFullScreen && <FullScreenOffer {...settings} />}
    </Line>
  );
}
