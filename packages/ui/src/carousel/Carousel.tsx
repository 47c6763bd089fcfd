'use client';
/**
 * Slides side by side.
 *
 * The server renders a strip that the browser itself scrolls and snaps, so that it works without script, and all controls.
 * Styles hide the controls where no script runs and where the browser does not support what they do. Their behaviour needs
 * no React: on the engine's pages `carousel.enhance.ts` provides it; in any other React application the component starts it.
 */
import { EnhancedPart, useHost, usePhrases } from '@broadsheet/block-kit';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { phrases } from '../phrases.ts';
import { token } from '../theme/tokens.ts';
import { CarouselBar } from './CarouselBar.tsx';
import { CarouselIndicators } from './CarouselIndicators.tsx';
import { carouselPlaces } from './carouselPlaces.ts';
import type { CarouselProps } from './CarouselProps.ts';
import { Slide, Strip } from './Slide.tsx';
import { listenToCarousel } from './listenToCarousel.ts';
import { startCarousel } from './startCarousel.ts';
import { StepButton } from './StepButton.tsx';

const Region = styled.section<{ $slides: number | undefined }>`
  --bs-in-view: ${({ $slides }) => $slides ?? 'var(--bs-slides, 4)'};
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

function Steps({ settings, isOverlay }: { readonly settings: CarouselProps; readonly isOverlay: boolean }) {
  const { id, slides, slidesToShow = 1, controls = {} } = settings;
  const shared = { isOverlay, controls, stripId: stripId(id) };
  return (
    <>
      <StepButton {...shared} to="previous" isHidden />
      <StepButton {...shared} to="next" isHidden={slides.length <= slidesToShow} />
    </>
  );
}

function stripId(id: string): string {
  return `${id}-slides`;
}

/** Starts the carousel in a React application; its current position is kept in the markup. */
function useRunningCarousel({ slides, slidesToShow, adElement, adInterstitialClicks }: CarouselProps) {
  const { environment, events } = useHost();
  const region = useRef<HTMLElement>(null);
  const shape = [slides.length, slidesToShow, Boolean(adElement), adInterstitialClicks].join(' ');
  useEffect(() => {
    if (region.current === null) return;
    const carousel = startCarousel(region.current, {
      environment,
      emit: (event) => events.dispatch(event.eventName, event),
    });
    const stopListening = listenToCarousel(region.current, carousel.run);
    return () => {
      stopListening();
      carousel.stop();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other slides are another strip
  }, [environment, events, shape]);
  return region;
}

function FilledCarousel(settings: CarouselProps) {
  const { id, galleryId = id, label, slides, slidesToShow, showLabel, indicators = 'none' } = settings;
  const { adElement, adsWait, adInterstitialClicks } = settings;
  const t = usePhrases(phrases);
  const region = useRunningCarousel(settings);
  const total = slides.length;
  return (
    <Region
      ref={region}
      id={id}
      className={settings.className}
      $slides={slidesToShow}
      data-gallery={galleryId}
      aria-roledescription={t('car.role')}
      aria-label={label}
    >
      {showLabel && <Caption>{label}</Caption>}
      <Stage>
        <Strip
          id={stripId(id)}
          data-strip=""
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a strip is no group of form fields
          role="group"
          aria-label={label}
          tabIndex={0}
        >
          {carouselPlaces(slides, adElement ? adInterstitialClicks : undefined).map((place) =>
            place.kind === 'ad' ? (
              <Slide key={place.key} isHidden={adsWait === true}>
                {adElement}
              </Slide>
            ) : (
              <Slide
                key={place.key}
                label={place.slide.label ?? t('car.count', { current: place.number, total })}
              >
                {place.slide.content}
              </Slide>
            ),
          )}
        </Strip>
        <Steps settings={settings} isOverlay />
      </Stage>
      <CarouselBar
        settings={settings}
        steps={settings.showAdditionalSlideControls && <Steps settings={settings} isOverlay={false} />}
      />
      {indicators !== 'none' && (
        <CarouselIndicators
          slides={slides}
          look={indicators}
          stripId={stripId(id)}
          inView={slidesToShow ?? 1}
          goToSlidePhrase={settings.goToSlidePhrase}
        />
      )}
    </Region>
  );
}

/** Renders a carousel; nothing without slides. */
export function Carousel(props: CarouselProps) {
  if (props.slides.length === 0) return null;
  return (
    // With one slide in view the browser's own scrolling is enough until a reader does something. Of several slides, script
    // must first find out whether all of them fit.
    <EnhancedPart name="carousel" when={props.slidesToShow === 1 ? 'touch' : 'visible'}>
      <FilledCarousel {...props} />
    </EnhancedPart>
  );
}
