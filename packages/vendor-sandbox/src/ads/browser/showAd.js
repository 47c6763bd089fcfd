/** @typedef {import('./createSlot.js').Slot} Slot */
/** @typedef {import('./createSlot.js').Size} Size */

/**
 * Shows a creative of the largest size that fits, in a frame. An out-of-page slot draws nothing.
 *
 * @param {Slot} slot
 * @returns {Size | null} `null` if no size fits
 */
export function showAd(slot) {
  if (slot.isOutOfPage) return [1, 1];
  const [size = null] = slot.sizesNow().toSorted((a, b) => b[0] * b[1] - a[0] * a[1]);
  const element = document.getElementById(slot.getSlotElementId());
  if (size === null || element === null) return null;
  const [width, height] = size;
  const frame = document.createElement('iframe');
  const query = new URLSearchParams({
    unit: `${slot.getAdUnitPath()} ${slot.getTargetingMap()['ad_type'] ?? ''}`,
    size: `${width} × ${height}`,
  });
  frame.src = `/sandbox/ads/creative?${query}`;
  frame.title = 'Advertisement';
  frame.width = String(width);
  frame.height = String(height);
  frame.style.border = '0';
  frame.style.display = 'block';
  element.replaceChildren(frame);
  return size;
}
