/** The part of the Google Publisher Tag API that is used here: https://developers.google.com/publisher-tag/reference */
import { isRecord } from '@broadsheet/client-core';
import type { AdSize } from '../adFormats.ts';

export interface GoogleSlot {
  addService(service: PubAds): GoogleSlot;
  defineSizeMapping(mapping: unknown): GoogleSlot;
  setTargeting(key: string, value: string): GoogleSlot;
  getSlotElementId(): string;
}

export interface SizeMappingBuilder {
  addSize(viewport: AdSize, sizes: readonly AdSize[]): SizeMappingBuilder;
  build(): unknown;
}

export interface RenderEvent {
  readonly slot: GoogleSlot;
  readonly isEmpty: boolean;
}

export interface PubAds {
  enableSingleRequest(): unknown;
  disableInitialLoad(): void;
  setForceSafeFrame(isForced: boolean): unknown;
  setPrivacySettings(settings: Readonly<Record<string, boolean>>): unknown;
  setTargeting(key: string, value: string): unknown;
  addEventListener(name: 'slotRenderEnded', listener: (event: RenderEvent) => void): unknown;
  refresh(slots: readonly GoogleSlot[]): void;
}

export interface GoogleTag {
  /** Runs functions once the library has loaded; a plain array until then. */
  readonly cmd: { push(run: () => void): unknown };
  /** Absent until requests can be made. */
  readonly pubadsReady?: boolean;
  defineSlot(path: string, sizes: readonly AdSize[], elementId: string): GoogleSlot | null;
  defineOutOfPageSlot(path: string, elementId: string): GoogleSlot | null;
  sizeMapping(): SizeMappingBuilder;
  pubads(): PubAds;
  enableServices(): void;
  display(elementId: string): void;
  destroySlots(slots: readonly GoogleSlot[]): boolean;
}

/** Returns whether the library has loaded; until then `googletag` is a queue that the page has created. */
const isGoogleTag = (value: unknown): value is GoogleTag =>
  isRecord(value) && isRecord(value['cmd']) && typeof value['pubads'] === 'function';

/**
 * Returns the page's library; `undefined` when its script has not loaded or defined something else, as content blockers do.
 */
export function readGoogleTag(page: Document): GoogleTag | undefined {
  const found: unknown = page.defaultView === null ? undefined : Reflect.get(page.defaultView, 'googletag');
  return isGoogleTag(found) ? found : undefined;
}
