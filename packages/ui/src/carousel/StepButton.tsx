'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { styled } from 'styled-components';
import { Icon } from '../media/Icon.tsx';
import { arrowEndIcon, arrowStartIcon } from '../media/icons.ts';
import { phrases } from '../phrases.ts';
import { token } from '../theme/tokens.ts';
import { CAROUSEL_BUTTON } from './carouselCommand.ts';
import type { CarouselControls } from './carouselControls.ts';
import { buttonStyle } from './controlStyle.ts';
import { AT_AD } from './createCarouselView.ts';
import { ALL_IN_VIEW } from './listenToCarousel.ts';
import { NARROW } from './Slide.tsx';

/** Keeps the button clear of an ad, which is 300 pixels wide: beside it, or below it in a narrow window. */
const besideAd = `inline-size: clamp(1.5rem, 50% - 150px, ${token('control')});
    @media (max-width: ${NARROW}) {
      inline-size: ${token('control')};
      inset-block-start: auto;
      margin-block-end: 0;
    }`;

const Face = styled.button<{ $over: 'start' | 'end' | 'none' }>`
  display: grid;
  place-items: center;
  inline-size: ${token('control')};
  block-size: ${token('control')};
  border: 0;
  border-radius: ${token('radius')};
  background: none;
  color: inherit;
  cursor: pointer;
  ${({ $over }) =>
    $over === 'none'
      ? ''
      : `position: absolute;
  inset-block: 0;
  inset-inline-${$over}: 0;
  margin-block: auto;
  background: ${token('scrim')};
  color: ${token('on-scrim')};
  &:focus-visible {
    outline-color: currentColor;
    outline-offset: -4px;
  }
  [${AT_AD}] & {
    ${besideAd}
  }`}
  &[hidden], [${ALL_IN_VIEW}] & {
    display: none;
  }
  ${buttonStyle}
`;

export interface StepButtonProps {
  readonly to: 'previous' | 'next';
  /** Whether the button lies over the strip's edge instead of in a line of controls. */
  readonly isOverlay: boolean;
  /** At first; the script shows it where it leads somewhere. */
  readonly isHidden: boolean;
  readonly controls: CarouselControls;
  /** The id of the strip that the button scrolls. */
  readonly stripId: string;
}

export function StepButton({ to, isOverlay, isHidden, controls, stripId }: StepButtonProps) {
  const t = usePhrases(phrases);
  const side = to === 'previous' ? 'start' : 'end';
  return (
    <Face
      type="button"
      name={CAROUSEL_BUTTON}
      value={to}
      hidden={isHidden}
      $over={isOverlay ? side : 'none'}
      aria-label={controls[to]?.text ?? t(to === 'previous' ? 'car.prev' : 'car.next')}
      aria-controls={stripId}
    >
      {controls[to]?.icon ?? <Icon of={to === 'previous' ? arrowStartIcon : arrowEndIcon} size={20} />}
    </Face>
  );
}
