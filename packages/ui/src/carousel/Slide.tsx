'use client';
import type { ReactNode } from 'react';
import { usePhrases } from '@broadsheet/block-kit';
import { styled } from 'styled-components';
import { phrases } from '../phrases.ts';
import { token } from '../theme/tokens.ts';

/** The strip of slides, which the browser scrolls with and without script. On paper all slides are shown. */
export const Strip = styled.div`
  display: flex;
  position: relative;
  gap: ${token('gap')};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: inline mandatory;
  scrollbar-width: none;
  @media (scripting: none) {
    scrollbar-width: auto;
  }
  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
  @media print {
    flex-wrap: wrap;
    overflow: visible;
  }
`;

const Frame = styled.div`
  flex: 0 0 calc((100% - (var(--bs-in-view) - 1) * ${token('gap')}) / var(--bs-in-view));
  min-inline-size: 0;
  scroll-snap-align: start;
  scroll-snap-stop: always;
`;

/** The width of the window up to which a carousel's buttons do not fit beside an ad. */
export const NARROW = '23.74rem';

/**
 * The frame of an ad. It is hidden without script, because ads are fetched by script. An ad that is still loading takes no
 * width between slides, but its height is reserved, so that nothing below the slides moves when it arrives.
 */
const AdFrame = styled(Frame)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  @media (max-width: ${NARROW}) {
    align-content: start;
    padding-block-end: ${token('control')};
  }
  &[hidden] {
    flex-basis: 0;
    margin-inline-start: calc(-1 * ${token('gap')});
    overflow: hidden;
    white-space: nowrap;
    visibility: hidden;
    scroll-snap-align: none;
  }
  @media (scripting: none), print {
    &,
    &[hidden] {
      display: none;
    }
  }
`;

export interface SlideProps {
  /** The accessible name; absent for an ad, which has its own. */
  readonly label?: string;
  /** At first; the script of what stands in it shows it. */
  readonly isHidden?: boolean;
  readonly children?: ReactNode;
}

export function Slide({ label, isHidden = false, children }: SlideProps) {
  const t = usePhrases(phrases);
  const Face = label === undefined ? AdFrame : Frame;
  return (
    <Face
      data-slide={label === undefined ? 'ad' : ''}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a slide is no group of form fields
      role="group"
      aria-roledescription={t('car.slideRole')}
      aria-label={label}
      hidden={isHidden}
    >
      {children}
    </Face>
  );
}
