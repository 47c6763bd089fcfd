'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { phrases } from '../phrases.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import type { CarouselProps } from './CarouselProps.ts';

export interface CarouselCounterProps {
  readonly settings: Pick<CarouselProps, 'showCounter' | 'slides' | 'slidesToShow' | 'pageCountPhrase'>;
}

/**
 * Renders "2 of 5", which is announced when it changes. The script fills in the phrase. A publisher's own counter may be
 * markup, so it is rendered once for each slide and all but one are hidden.
 */
export function CarouselCounter({ settings }: CarouselCounterProps) {
  const { showCounter = false, slides, slidesToShow = 1, pageCountPhrase } = settings;
  const t = usePhrases(phrases);
  const total = slides.length;
  const current = Math.min(total, Math.max(1, Math.floor(slidesToShow)));
  if (pageCountPhrase !== undefined)
    return (
      <span aria-live="polite">
        {slides.map(({ key }, index) => (
          <span key={key} data-count-of={index + 1} hidden={index + 1 !== current}>
            {pageCountPhrase(index + 1, total)}
          </span>
        ))}
      </span>
    );
  return (
    <span aria-live="polite" aria-atomic>
      {showCounter && <VisuallyHidden>{t('car.countHidden')} </VisuallyHidden>}
      <span data-count={t('car.count', { current: '{current}', total })}>
        {t('car.count', { current, total })}
      </span>
    </span>
  );
}
