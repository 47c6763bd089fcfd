'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { forwardRef } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { styled } from 'styled-components';
import { phrases } from '../phrases.ts';
import { token } from '../theme/tokens.ts';
import type { CarouselPlace } from './carouselPlaces.ts';
import { Slide } from './Slide.tsx';
import type { StripStatus } from './useHydratedStrip.ts';
import type { SwipeHandlers } from './useSwipe.ts';

/** Without script the browser scrolls; with it the strip stands still and its track moves. On paper all slides show. */
const Strip = styled.div<{ $slides: number | undefined }>`
  --bs-in-view: ${({ $slides }) => $slides ?? 'var(--bs-slides, 4)'};
  overflow-x: auto;
  scroll-snap-type: inline mandatory;
  scrollbar-width: none;
  @media (scripting: none) {
    scrollbar-width: auto;
  }
  &[data-ready] {
    overflow: hidden;
    scroll-snap-type: none;
    touch-action: pan-y pinch-zoom;
  }
  &[data-ready='taken'] > * {
    transition: none;
  }
  @media print {
    &,
    &[data-ready] {
      overflow: visible;
    }
  }
`;

/** Percentages of the strip, so that a new width needs no arithmetic by script. */
const Track = styled.div`
  --bs-shift: calc(var(--bs-at, 0) * (100% + ${token('gap')}) / var(--bs-in-view));
  display: flex;
  gap: ${token('gap')};
  transform: translateX(calc(-1 * var(--bs-shift)));
  transition: transform ${token('motion')};
  &:dir(rtl) {
    transform: translateX(var(--bs-shift));
  }
  @media print {
    --bs-shift: 0px;
    flex-wrap: wrap;
    transition: none;
  }
`;

export interface CarouselStripProps extends SwipeHandlers {
  readonly id: string;
  readonly label: string;
  readonly slidesToShow: number | undefined;
  readonly places: readonly CarouselPlace[];
  /** First and last place in view, counted from 1. */
  readonly view: { readonly first: number; readonly last: number };
  readonly total: number;
  readonly status: StripStatus;
  readonly isPlaying: boolean;
  readonly adElement: ReactNode;
}

export const CarouselStrip = forwardRef<HTMLDivElement, CarouselStripProps>(
  function CarouselStrip(props, ref) {
    const { id, label, slidesToShow, places, view, total, status, isPlaying, adElement, ...swipe } = props;
    const t = usePhrases(phrases);
    const isReady = status !== 'native';
    const position: CSSProperties & { readonly '--bs-at'?: number } =
      view.first === 1 ? {} : { '--bs-at': view.first - 1 };
    const isInView = (place: number) => !isReady || (place >= view.first && place <= view.last);
    return (
      <Strip
        {...swipe}
        ref={ref}
        id={id}
        $slides={slidesToShow}
        data-ready={isReady ? status : undefined}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a strip is no group of form fields
        role="group"
        aria-label={label}
        aria-live={isPlaying ? 'off' : 'polite'}
        tabIndex={0}
      >
        <Track style={position}>
          {places.map((place, index) => {
            const isShown = isInView(index + 1);
            // An ad counts as seen once it is mounted, so it waits for its turn; so does its place for the script.
            if (place.kind === 'ad')
              return isReady ? (
                <Slide key={place.key} isHidden={!isShown}>
                  {isShown && adElement}
                </Slide>
              ) : null;
            const { slide, number } = place;
            return (
              <Slide
                key={place.key}
                label={slide.label ?? t('car.count', { current: number, total })}
                isHidden={!isShown}
              >
                {typeof slide.content === 'function' ? slide.content(isShown) : slide.content}
              </Slide>
            );
          })}
        </Track>
      </Strip>
    );
  },
);
