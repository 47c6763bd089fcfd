import type { AdFormat, AdSize } from '../adFormats.ts';
import type { AdRequest } from '../slot/AdRequest.ts';
import type { GoogleSlot } from './GoogleTag.ts';

/** One slot of the page, as the ad manager sees it. */
export interface Ad {
  /** The ad's column: room, label and the slot's element. */
  readonly place: HTMLElement;
  /** The element that the ad server fills; its id is unique in the document. */
  readonly slotElement: HTMLElement;
  readonly request: AdRequest;
  readonly format: AdFormat;
  /** The ad server's slot; absent until the ad is defined there. */
  slot?: GoogleSlot;
  /** The index of the breakpoint whose sizes were requested last. */
  breakpoint?: number;
}

/** Returns the sizes of an ad at a breakpoint; empty also for an ad out of the page. */
export function getSizes({ format }: Ad, breakpoint: number): readonly AdSize[] {
  return format.sizes?.[breakpoint] ?? [];
}
