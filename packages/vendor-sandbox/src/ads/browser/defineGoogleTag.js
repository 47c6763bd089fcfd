/** Defines the part of `googletag` that pages with ads need. */
import { createSlot } from './createSlot.js';
import { showAd } from './showAd.js';

/** @typedef {import('./createSlot.js').Slot} Slot */

const LATE_MS = 3000;

/** @type {Map<string, Slot>} */
const slots = new Map();
/** @type {Record<string, string>} */
const pageTargeting = {};
/** @type {Record<string, boolean>} */
let privacySettings = {};
/** @type {Map<string, Set<(event: object) => void>>} */
const slotListeners = new Map();
let isLoadedInitially = true;

/**
 * @param {Slot} slot
 * @param {string} answer
 */
function endSlot(slot, answer) {
  const size = answer === 'empty' ? null : showAd(slot);
  const event = { slot, size, isEmpty: size === null, serviceName: 'publisher_ads' };
  for (const name of ['slotResponseReceived', 'slotRenderEnded'])
    for (const listener of slotListeners.get(name) ?? []) listener(event);
}

/**
 * Requests ads for all slots at once, as in single request mode.
 *
 * @param {readonly Slot[]} asked
 */
async function requestAds(asked) {
  const units = asked.map((slot) => ({
    id: slot.getSlotElementId(),
    path: slot.getAdUnitPath(),
    sizes: slot.sizesNow(),
    targeting: slot.getTargetingMap(),
  }));
  const query = new URLSearchParams({
    slots: JSON.stringify(units),
    page: JSON.stringify(pageTargeting),
    privacy: JSON.stringify(privacySettings),
  });
  const response = await fetch(`/sandbox/ads/gampad/ads?${query}`);
  /** @type {unknown} */
  const body = await response.json();
  const answer =
    typeof body === 'object' && body !== null && 'answer' in body ? String(body.answer) : 'empty';
  if (answer === 'never') return;
  const end = () =>
    asked.filter((slot) => slots.has(slot.getSlotElementId())).forEach((slot) => endSlot(slot, answer));
  if (answer === 'late') setTimeout(end, LATE_MS);
  else end();
}

/**
 * @param {string} path
 * @param {Parameters<typeof createSlot>[1]} sizes
 * @param {string} id
 */
function addSlot(path, sizes, id) {
  if (slots.has(id)) return null;
  const slot = createSlot(path, sizes, id);
  slots.set(id, slot);
  return slot;
}

function createSizeMapping() {
  /** @type {unknown[]} */
  const entries = [];
  const builder = {
    /** @param {unknown} viewport @param {unknown} sizes */
    addSize(viewport, sizes) {
      entries.push([viewport, sizes]);
      return builder;
    },
    build: () => entries,
  };
  return builder;
}

const pubads = {
  enableSingleRequest: () => true,
  disableInitialLoad: () => void (isLoadedInitially = false),
  setForceSafeFrame: () => pubads,
  /** @param {Record<string, boolean>} settings */
  setPrivacySettings(settings) {
    privacySettings = { ...privacySettings, ...settings };
    return pubads;
  },
  /** @param {string} key @param {string} value */
  setTargeting(key, value) {
    pageTargeting[key] = value;
    return pubads;
  },
  /** @param {string} name @param {(event: object) => void} listener */
  addEventListener(name, listener) {
    slotListeners.set(name, (slotListeners.get(name) ?? new Set()).add(listener));
    return pubads;
  },
  /** @param {readonly Slot[]} [asked] */
  refresh: (asked = [...slots.values()]) => void requestAds(asked),
  getSlots: () => [...slots.values()],
};

export function defineGoogleTag() {
  const tag = {
    apiReady: true,
    pubadsReady: false,
    cmd: { push: (/** @type {() => void} */ run) => run() },
    defineSlot: addSlot,
    defineOutOfPageSlot: (/** @type {string} */ path, /** @type {string} */ id) => addSlot(path, null, id),
    sizeMapping: createSizeMapping,
    pubads: () => pubads,
    enableServices: () => void (tag.pubadsReady = true),
    /** @param {string} id */
    display(id) {
      const slot = slots.get(id);
      if (slot !== undefined && isLoadedInitially) void requestAds([slot]);
    },
    /** @param {readonly Slot[]} [gone] */
    destroySlots: (gone = [...slots.values()]) => gone.every((slot) => slots.delete(slot.getSlotElementId())),
  };
  /** @type {unknown} */
  const before = Reflect.get(window, 'googletag');
  const waiting =
    typeof before === 'object' && before !== null && 'cmd' in before && Array.isArray(before.cmd)
      ? before.cmd
      : [];
  Reflect.set(window, 'googletag', tag);
  for (const run of waiting) if (typeof run === 'function') run();
}
