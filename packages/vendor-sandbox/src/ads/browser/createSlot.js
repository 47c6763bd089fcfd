/**
 * @typedef {readonly [number, number]} Size
 * @typedef {object} Slot
 * @property {(key: string, value: string) => Slot} setTargeting
 * @property {(mapping: readonly (readonly [Size, readonly Size[]])[]) => Slot} defineSizeMapping
 * @property {() => Slot} addService
 * @property {() => string} getSlotElementId
 * @property {() => string} getAdUnitPath
 * @property {() => Readonly<Record<string, string>>} getTargetingMap
 * @property {() => readonly Size[]} sizesNow the sizes allowed at the window's present width; empty for none
 * @property {boolean} isOutOfPage
 */

/**
 * @param {string} path
 * @param {readonly Size[] | null} sizes `null` for a slot out of the page
 * @param {string} id
 * @returns {Slot}
 */
export function createSlot(path, sizes, id) {
  /** @type {Record<string, string>} */
  const targeting = {};
  /** @type {readonly (readonly [Size, readonly Size[]])[]} */
  let mapping = [];
  /** @type {Slot} */
  const slot = {
    setTargeting(key, value) {
      targeting[key] = value;
      return slot;
    },
    defineSizeMapping(given) {
      mapping = given;
      return slot;
    },
    addService: () => slot,
    getSlotElementId: () => id,
    getAdUnitPath: () => path,
    getTargetingMap: () => targeting,
    sizesNow() {
      const found = mapping.find(([[width]]) => innerWidth >= width);
      return found === undefined ? (sizes ?? []) : found[1];
    },
    isOutOfPage: sizes === null,
  };
  return slot;
}
