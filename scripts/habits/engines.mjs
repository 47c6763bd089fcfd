/** The oldest Node.js that packages promise to run on; `check:packages` renders blocks on it. */
const OLDEST = '>=22.12';

/** @type {import('./checkHabits.mjs').Rule} */
export function engines({ folder, manifest }) {
  if (manifest === undefined || manifest.engines?.['node'] === OLDEST) return [];
  return [
    `${folder}/package.json: "engines" does not say {"node": "${OLDEST}"}. Add it, for that is what is tested.`,
  ];
}
