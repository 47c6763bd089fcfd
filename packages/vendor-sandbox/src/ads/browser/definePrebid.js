/** Defines `pbjs`: a Prebid bundle whose only bidder always has a price. */

/**
 * @typedef {object} BidsRequest
 * @property {readonly { readonly code: string }[]} adUnits
 * @property {number} timeout milliseconds
 * @property {() => void} bidsBackHandler
 */

/** @param {BidsRequest} request */
async function requestBids({ adUnits, timeout, bidsBackHandler }) {
  const query = new URLSearchParams({ codes: adUnits.map(({ code }) => code).join() });
  const response = await fetch(`/sandbox/ads/bids?${query}`);
  /** @type {unknown} */
  const body = await response.json();
  const isNever = typeof body === 'object' && body !== null && 'answer' in body && body.answer === 'never';
  if (isNever) setTimeout(bidsBackHandler, timeout);
  else bidsBackHandler();
}

/** @param {readonly string[]} codes */
function setTargetingForGPTAsync(codes) {
  /** @type {{ pubads(): { getSlots(): readonly import('./createSlot.js').Slot[] } }} */
  const tag = Reflect.get(window, 'googletag');
  for (const slot of tag.pubads().getSlots())
    if (codes.includes(slot.getSlotElementId()))
      slot.setTargeting('hb_bidder', 'sandbox').setTargeting('hb_pb', '1.20');
}

export function definePrebid() {
  const que = { push: (/** @type {() => void} */ run) => run() };
  Reflect.set(window, 'pbjs', { que, requestBids, setTargetingForGPTAsync });
}
