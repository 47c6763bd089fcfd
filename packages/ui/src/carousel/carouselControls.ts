import type { ReactNode } from 'react';

export type CarouselControlName = 'previous' | 'next' | 'play' | 'pause' | 'expand' | 'exit';

/** A publisher's replacement for a control's icon and text. */
export interface CarouselControl {
  readonly icon?: ReactNode;
  /** The text on the control; on previous and next it is only announced. */
  readonly text?: string;
}

export type CarouselControls = Readonly<Partial<Record<CarouselControlName, CarouselControl>>>;
