/** A fake of the ad server's library: it records calls, and renders slots when the test says so. */
import type { AdSize } from '../src/adFormats.ts';
import type { GoogleSlot, GoogleTag, PubAds, RenderEvent } from '../src/server/GoogleTag.ts';

export interface KnownSlot {
  readonly path: string;
  readonly sizes: readonly AdSize[] | 'out of page';
  readonly mapping: readonly (readonly [AdSize, readonly AdSize[]])[];
  readonly targeting: Readonly<Record<string, string>>;
}

function createSlot(id: string, known: { -readonly [Key in keyof KnownSlot]: KnownSlot[Key] }): GoogleSlot {
  const slot: GoogleSlot = {
    addService: () => slot,
    defineSizeMapping(mapping) {
      known.mapping = Array.isArray(mapping) ? mapping : [];
      return slot;
    },
    setTargeting(key, value) {
      known.targeting = { ...known.targeting, [key]: value };
      return slot;
    },
    getSlotElementId: () => id,
  };
  return slot;
}

export function createGoogleTag() {
  const slots = new Map<string, KnownSlot>();
  const handles = new Map<string, GoogleSlot>();
  const requests: (readonly string[])[] = [];
  const displayed: string[] = [];
  const destroyed: string[] = [];
  const calls: string[] = [];
  const privacy: Readonly<Record<string, boolean>>[] = [];
  const targeting: Record<string, string> = {};
  const listeners: ((event: RenderEvent) => void)[] = [];
  const define = (path: string, sizes: KnownSlot['sizes'], id: string) => {
    const known = { path, sizes, mapping: [], targeting: {} };
    const slot = createSlot(id, known);
    slots.set(id, known);
    handles.set(id, slot);
    return slot;
  };
  const pubads: PubAds = {
    enableSingleRequest: () => calls.push('enableSingleRequest'),
    disableInitialLoad: () => void calls.push('disableInitialLoad'),
    setForceSafeFrame: (isForced) => calls.push(`setForceSafeFrame ${isForced}`),
    setPrivacySettings: (settings) => privacy.push(settings),
    setTargeting: (key, value) => (targeting[key] = value),
    addEventListener: (_, listener) => listeners.push(listener),
    refresh: (asked) => void requests.push(asked.map((slot) => slot.getSlotElementId())),
  };
  const tag: GoogleTag & { pubadsReady: boolean } = {
    cmd: { push: (run) => run() },
    pubadsReady: true,
    defineSlot: define,
    defineOutOfPageSlot: (path, id) => define(path, 'out of page', id),
    sizeMapping() {
      const mapping: (readonly [AdSize, readonly AdSize[]])[] = [];
      const builder = {
        addSize(viewport: AdSize, sizes: readonly AdSize[]) {
          mapping.push([viewport, sizes]);
          return builder;
        },
        build: () => mapping,
      };
      return builder;
    },
    pubads: () => pubads,
    enableServices: () => void calls.push('enableServices'),
    display: (id) => void displayed.push(id),
    destroySlots: (gone) => gone.every((slot) => destroyed.push(slot.getSlotElementId())),
  };
  /** Reports the outcome of a slot's request. */
  function render(id: string, isEmpty = false): void {
    const slot = handles.get(id);
    if (slot === undefined) throw new Error(`Nobody has defined "${id}".`);
    for (const listener of listeners) listener({ slot, isEmpty });
  }
  return { tag, slots, requests, displayed, destroyed, calls, privacy, targeting, render };
}
