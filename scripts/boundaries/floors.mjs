/**
 * The house, from the ground up. An import points to a lower floor, never sideways: the packages of one floor do not
 * know each other. Packages beside the house may import anything and are imported by tests and private packages only.
 */

/** @type {readonly (readonly RegExp[])[]} */
const FLOORS = [
  [/^packages\/client-core$/],
  [/^sdk-[a-z]+$/, /^packages\/sanitiser$/, /^packages\/paywall$/],
  [/^packages\/block-kit$/, /^packages\/page-document$/],
  [/^packages\/ui$/, /^packages\/bot-challenge$/],
  [/^packages\/story$/, /^packages\/reader$/, /^packages\/subscription$/],
  [/^blocks\/[a-z0-9-]+$/],
  [
    /^packages\/engine$/,
    /^packages\/platform$/,
    /^packages\/page-check$/,
    /^packages\/page-builder$/,
    /^packages\/vendor-sandbox$/,
  ],
  [/^packages\/discovery$/],
  [/^packages\/site$/],
];

const BESIDE = /^packages\/(?:testing|bench)$/;

/**
 * @typedef {{ kind: 'floor', floor: number } | { kind: 'beside' } | { kind: 'unknown' }} Place
 */

/**
 * @param {string} folder a package's folder, e.g. `packages/ui`
 * @returns {Place}
 */
export function placeOf(folder) {
  if (BESIDE.test(folder)) return { kind: 'beside' };
  const floor = FLOORS.findIndex((members) => members.some((member) => member.test(folder)));
  return floor === -1 ? { kind: 'unknown' } : { kind: 'floor', floor };
}
