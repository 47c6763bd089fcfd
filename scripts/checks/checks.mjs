/** All checks of `npm test`. The quick ones come first; of two that run side by side, the longer one starts first. */
import { findChromium, installChromium } from './findChromium.mjs';
import { runScript, runTests } from './runScript.mjs';

/**
 * @typedef {import('./runScript.mjs').Outcome} Outcome
 *
 * @typedef {object} Check
 * @property {string} name as in `--only=name`
 * @property {string} title
 * @property {boolean} isAlone whether it takes all processors by itself
 * @property {(root: string) => Promise<Outcome | { readonly skipped: string }>} run
 */

/** @param {string} root */
async function runBrowserTests(root) {
  const chromium = findChromium() ?? (installChromium() ? findChromium() : undefined);
  if (chromium === undefined)
    return {
      skipped:
        'no Chromium was found. Install Chromium or Google Chrome, or set CHROMIUM_PATH to its executable, and run npm test again',
    };
  return runTests(root, 'test:browser', { CHROMIUM_PATH: chromium });
}

/** @type {readonly Check[]} */
export const CHECKS = [
  { name: 'lint', title: 'Lint', isAlone: false, run: (root) => runScript(root, 'lint') },
  { name: 'format', title: 'Format', isAlone: false, run: (root) => runScript(root, 'format:check') },
  { name: 'types', title: 'Types', isAlone: false, run: (root) => runScript(root, 'types') },
  {
    name: 'boundaries',
    title: 'Boundaries',
    isAlone: false,
    run: (root) => runScript(root, 'check:boundaries'),
  },
  { name: 'habits', title: 'Habits', isAlone: false, run: (root) => runScript(root, 'check:habits') },
  { name: 'blocks', title: 'Blocks', isAlone: false, run: (root) => runScript(root, 'check:blocks') },
  { name: 'unit', title: 'Unit tests', isAlone: true, run: (root) => runTests(root, 'test:unit') },
  // Not beside the checks before: lint builds the packages too.
  {
    name: 'packages',
    title: 'Packages',
    isAlone: false,
    run: (root) => runScript(root, 'check:packages', { isLoud: true }),
  },
  { name: 'site', title: 'Site build', isAlone: false, run: (root) => runScript(root, 'build:site') },
  { name: 'guide', title: 'Shortest guide', isAlone: false, run: (root) => runScript(root, 'test:guide') },
  { name: 'browser', title: 'Browser tests', isAlone: true, run: runBrowserTests },
];
