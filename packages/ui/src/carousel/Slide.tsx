'use client';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { usePhrases } from '@broadsheet/block-kit';
import { styled } from 'styled-components';
import { phrases } from '../phrases.ts';
import { token } from '../theme/tokens.ts';

const Frame = styled.div`
  flex: 0 0 calc((100% - (var(--bs-in-view) - 1) * ${token('gap')}) / var(--bs-in-view));
  min-inline-size: 0;
  scroll-snap-align: start;
  scroll-snap-stop: always;
`;

export interface SlideProps {
  /** Accessible name; an ad brings its own. */
  readonly label?: string;
  /** Out of view: neither seen, nor read out, nor reached by keyboard. */
  readonly isHidden: boolean;
  readonly children?: ReactNode;
}

export function Slide({ label, isHidden, children }: SlideProps) {
  const t = usePhrases(phrases);
  const element = useRef<HTMLDivElement>(null);
  // The versions of React disagree on how to write this attribute, so it is set by hand.
  useEffect(() => {
    element.current?.toggleAttribute('inert', isHidden);
  }, [isHidden]);
  return (
    <Frame
      ref={element}
      data-slide=""
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a slide is no group of form fields
      role="group"
      aria-roledescription={t('car.slideRole')}
      aria-label={label}
      aria-hidden={isHidden || undefined}
    >
      {children}
    </Frame>
  );
}
