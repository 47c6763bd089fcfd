/** Everything that has to hold before a change is good, quickest first. */
import { findChromium, installChromium } from './findChromium.mjs';
import { runScript, runTests } from './runScript.mjs';

/**
 * @typedef {import('./runScript.mjs').Outcome} Outcome
 *
 * @typedef {object} Check
 * @property {string} name as in `--only=name`
 * @property {string} title
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
  { name: 'format', title: 'Format', run: (root) => runScript(root, 'format:check') },
  { name: 'lint', title: 'Lint', run: (root) => runScript(root, 'lint') },
  { name: 'types', title: 'Types', run: (root) => runScript(root, 'types') },
  { name: 'boundaries', title: 'Boundaries', run: (root) => runScript(root, 'check:boundaries') },
  { name: 'habits', title: 'Habits', run: (root) => runScript(root, 'check:habits') },
  { name: 'blocks', title: 'Blocks', run: (root) => runScript(root, 'check:blocks') },
  { name: 'unit', title: 'Unit tests', run: (root) => runTests(root, 'test:unit') },
  {
    name: 'packages',
    title: 'Packages',
    run: (root) => runScript(root, 'check:packages', { isLoud: true }),
  },
  { name: 'browser', title: 'Browser tests', run: runBrowserTests },
];
