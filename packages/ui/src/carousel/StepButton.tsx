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
import { ALL_IN_VIEW } from './listenToCarousel.ts';

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
  }`}
  &[hidden], [${ALL_IN_VIEW}] & {
    display: none;
  }
  ${buttonStyle}
`;

export interface StepButtonProps {
  readonly to: 'previous' | 'next';
  /** Lies over the strip's edge; otherwise it stands in a line. */
  readonly isOverlay: boolean;
  /** At first; the script shows it where it leads somewhere. */
  readonly isHidden: boolean;
  readonly controls: CarouselControls;
  /** Id of the strip that it moves. */
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
