'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { styled } from 'styled-components';
import { phrases } from '../phrases.ts';
import { token } from '../theme/tokens.ts';
import { CAROUSEL_BUTTON } from './carouselCommand.ts';
import { buttonStyle } from './controlStyle.ts';
import type { CarouselSlide } from './carouselPlaces.ts';

const Row = styled.div<{ $look: 'dots' | 'thumbnails' }>`
  display: flex;
  justify-content: safe center;
  gap: ${({ $look }) => ($look === 'dots' ? '0' : '0.5rem')};
  overflow-x: auto;
  min-block-size: ${({ $look }) => ($look === 'dots' ? '2.75rem' : '4.5rem')};
  padding: 4px;
  ${buttonStyle}
`;

const Dot = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 1.75rem;
  block-size: 2.25rem;
  border: 0;
  background: none;
  color: ${token('ink')};
  cursor: pointer;
  &::before {
    content: '';
    inline-size: 0.625rem;
    block-size: 0.625rem;
    border: 1px solid ${token('rule-strong')};
    border-radius: 50%;
  }
  &[aria-current]::before {
    background: ${token('rule-strong')};
  }
  @media (forced-colors: active) {
    &[aria-current]::before {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;

const Thumbnail = styled.button`
  flex: none;
  inline-size: 4rem;
  block-size: 4rem;
  padding: 0;
  border: 2px solid transparent;
  background: none;
  overflow: hidden;
  cursor: pointer;
  &[aria-current] {
    border-color: ${token('brand')};
  }
  @media (forced-colors: active) {
    border-color: Canvas;
    &[aria-current] {
      border-color: Highlight;
    }
  }
`;

export interface CarouselIndicatorsProps {
  readonly look: 'dots' | 'thumbnails';
  readonly slides: readonly CarouselSlide[];
  /** The number of slides in view at first. */
  readonly inView: number;
  readonly stripId: string;
  readonly goToSlidePhrase: ((slide: number) => string) | undefined;
}

/** Renders one button for each slide; ads have none. */
export function CarouselIndicators(props: CarouselIndicatorsProps) {
  const { look, slides, inView, stripId, goToSlidePhrase } = props;
  const t = usePhrases(phrases);
  const Face = look === 'dots' ? Dot : Thumbnail;
  return (
    <Row $look={look}>
      {slides.map((slide, index) => (
        <Face
          key={slide.key}
          type="button"
          aria-label={goToSlidePhrase?.(index + 1) ?? t('car.goto', { n: index + 1 })}
          aria-current={index < inView || undefined}
          aria-controls={stripId}
          data-indicator=""
          name={CAROUSEL_BUTTON}
          value={index + 1}
        >
          {look === 'thumbnails' && slide.thumbnail}
        </Face>
      ))}
    </Row>
  );
}
