import type { ReactNode } from 'react';

export type CarouselControlName = 'previous' | 'next' | 'play' | 'pause' | 'expand' | 'exit';

/** What a publisher puts in the place of a control's own drawing and words. */
export interface CarouselControl {
  readonly icon?: ReactNode;
  /** Seen on the control, except on previous and next, where it is spoken only. */
  readonly text?: string;
}

export type CarouselControls = Readonly<Partial<Record<CarouselControlName, CarouselControl>>>;
