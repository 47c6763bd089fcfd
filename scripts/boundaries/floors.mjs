/**
 * The floors of packages, from the lowest up. A package imports from lower floors only, never from its own: packages
 * on one floor do not know one another. Packages "beside" the floors may import anything, and only tests and private
 * packages import them.
 */

/** @type {readonly (readonly RegExp[])[]} */
const FLOORS = [
  [/^packages\/client-core$/],
  [/^sdk-[a-z]+$/, /^packages\/sanitiser$/, /^packages\/paywall$/],
  [/^packages\/block-kit$/, /^packages\/page-document$/],
  [/^packages\/ui$/, /^packages\/bot-challenge$/],
  [/^packages\/story-ui$/, /^packages\/identity-ui$/, /^packages\/sales-ui$/],
  [/^blocks\/[a-z0-9-]+$/],
  [
    /^packages\/engine$/,
    /^packages\/service-kit$/,
    /^packages\/page-lint$/,
    /^packages\/page-builder$/,
    /^packages\/vendor-sandbox$/,
  ],
  [/^packages\/content-service$/],
  [/^packages\/identity-service$/],
  [/^packages\/sales-service$/, /^packages\/editing-service$/],
  [/^packages\/platform$/],
  [/^packages\/feeds$/],
  [
    /^packages\/site$/,
    /^packages\/create-broadsheet$/,
    /^packages\/web-components$/,
    /^packages\/host-fusion$/,
  ],
];

const BESIDE = /^packages\/(?:testing|platform-testing|bench|hosts|docs)$/;

/**
 * @typedef {{ kind: 'floor', floor: number } | { kind: 'beside' } | { kind: 'unknown' }} Place
 */

/**
 * @param {string} folder a package's folder, e.g. `packages/ui`
 * @returns {Place}
 */
export function findPlace(folder) {
  if (BESIDE.test(folder)) return { kind: 'beside' };
  const floor = FLOORS.findIndex((members) => members.some((member) => member.test(folder)));
  return floor === -1 ? { kind: 'unknown' } : { kind: 'floor', floor };
}
