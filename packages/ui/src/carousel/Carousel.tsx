'use client';
/**
 * Slides one beside another.
 *
 * The server writes a strip that the browser itself scrolls and snaps, so that it works without script. Once the
 * script has come it takes over: slides out of view leave the tab order, and buttons, keys and fingers move the
 * track. The controls are written with it, so that a press can wake the script; styles hide them where none will come
 * and where the browser cannot do what they offer.
 */
import { usePhrases } from '@broadsheet/block-kit';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { phrases } from '../phrases.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { token } from '../theme/tokens.ts';
import { CarouselBar } from './CarouselBar.tsx';
import { CarouselIndicators } from './CarouselIndicators.tsx';
import type { CarouselProps } from './CarouselProps.ts';
import { CarouselStrip } from './CarouselStrip.tsx';
import { ScrolledBack } from './ScrolledBack.tsx';
import { StepButton } from './StepButton.tsx';
import { useCarouselModel } from './useCarouselModel.ts';
import type { CarouselModel } from './useCarouselModel.ts';

const Region = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  &:fullscreen {
    align-content: center;
    overflow-y: auto;
    padding: ${token('gutter')};
    background: ${token('paper')};
  }
  &:fullscreen [data-slide] img {
    max-block-size: calc(100vh - 12rem);
    object-fit: contain;
  }
`;

const Caption = styled.p`
  padding-block-end: 0.5rem;
  font: 600 ${token('type-1')} / 1.3 ${token('sans')};
`;

const Stage = styled.div`
  position: relative;
`;

interface PartProps {
  readonly settings: CarouselProps;
  readonly model: CarouselModel;
}

function Steps({ settings, model, isOverlay }: PartProps & { readonly isOverlay: boolean }) {
  const shared = { isOverlay, controls: settings.controls ?? {}, stripId: stripId(settings) };
  return (
    <>
      {model.canGoBack && (
        <StepButton {...shared} to="previous" onStep={() => model.act({ type: 'previous' })} />
      )}
      {model.canGoForward && <StepButton {...shared} to="next" onStep={() => model.act({ type: 'next' })} />}
    </>
  );
}

function Counter({ settings, model }: PartProps) {
  const t = usePhrases(phrases);
  const { current } = model;
  const total = settings.slides.length;
  if (settings.pageCountPhrase) return settings.pageCountPhrase(current, total);
  return (
    <>
      <VisuallyHidden>{t('car.countHidden')} </VisuallyHidden>
      {t('car.count', { current, total })}
    </>
  );
}

function Bar({ settings, model }: PartProps) {
  const { showCounter, showAdditionalSlideControls, enableAutoplay, enableFullScreen } = settings;
  if (!showCounter && !showAdditionalSlideControls && !enableAutoplay && !enableFullScreen) return null;
  return (
    <CarouselBar
      controls={settings.controls ?? {}}
      counter={showCounter && <Counter settings={settings} model={model} />}
      steps={showAdditionalSlideControls && <Steps settings={settings} model={model} isOverlay={false} />}
      autoplay={model.autoplay}
      onAutoplay={() => model.act({ type: model.autoplay === 'playing' ? 'pause' : 'play' })}
      fullScreen={enableFullScreen ? model.fullScreen.status : 'unavailable'}
      onFullScreen={model.fullScreen.toggle}
    />
  );
}

function stripId({ id }: CarouselProps): string {
  return `${id}-slides`;
}

function FilledCarousel(settings: CarouselProps) {
  const { id, label, slides, slidesToShow, showLabel, adElement, indicators = 'none' } = settings;
  const t = usePhrases(phrases);
  const region = useRef<HTMLElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const model = useCarouselModel(settings, { region, strip });
  const { places, view, status } = model;
  return (
    <Region
      ref={region}
      id={id}
      className={settings.className}
      aria-roledescription={t('car.role')}
      aria-label={label}
      onKeyDown={model.onKeyDown}
    >
      {showLabel && <Caption>{label}</Caption>}
      <Stage>
        <CarouselStrip
          {...model.swipe}
          {...{ label, slidesToShow, places, view, status, adElement }}
          ref={strip}
          id={stripId(settings)}
          total={slides.length}
          isPlaying={model.autoplay === 'playing'}
        />
        {status === 'taken' && <ScrolledBack strip={strip} />}
        <Steps settings={settings} model={model} isOverlay />
      </Stage>
      <Bar settings={settings} model={model} />
      {indicators !== 'none' && (
        <CarouselIndicators
          slides={slides}
          look={indicators}
          stripId={stripId(settings)}
          isInView={model.isSlideInView}
          goToSlidePhrase={settings.goToSlidePhrase}
          onGoTo={model.goToSlide}
        />
      )}
    </Region>
  );
}

/** Nothing without slides. */
export function Carousel(props: CarouselProps) {
  return props.slides.length === 0 ? null : <FilledCarousel {...props} />;
}
