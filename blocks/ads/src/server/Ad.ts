import type { AdFormat, AdSize } from '../formats/adFormats.ts';
import type { AdRequest } from '../slot/AdRequest.ts';
import type { GoogleSlot } from './GoogleTag.ts';

/** One slot of the page, as the manager knows it. */
export interface Ad {
  /** Its column: room, label and the slot's element. */
  readonly place: HTMLElement;
  /** What the ad server fills; its id is unique in the document. */
  readonly slotElement: HTMLElement;
  readonly request: AdRequest;
  readonly format: AdFormat;
  /** Once it is known to the ad server. */
  slot?: GoogleSlot;
  /** Index of the breakpoint whose sizes were asked for last. */
  breakpoint?: number;
}

/** Answers the sizes of an ad at a breakpoint; empty for one out of the page, too. */
export function getSizes({ format }: Ad, breakpoint: number): readonly AdSize[] {
  return format.sizes?.[breakpoint] ?? [];
}
