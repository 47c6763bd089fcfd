/** How many are told of. */
const COUNT = 10;

/**
 * @typedef {object} SlowTest
 * @property {string} name its file, and its title with those of its groups
 * @property {number} seconds
 *
 * @typedef {object} Report of Vitest, as its JSON reporter writes it; milliseconds
 * @property {readonly { readonly name: string, readonly assertionResults: readonly { readonly fullName: string, readonly duration?: number | null }[] }[]} testResults
 */

/** @param {readonly SlowTest[]} tests @returns {readonly SlowTest[]} the slowest, slowest first */
const slowest = (tests) => tests.toSorted((one, other) => other.seconds - one.seconds).slice(0, COUNT);

/** @param {Report} report @returns {readonly SlowTest[]} */
export function readSlowTests({ testResults }) {
  const tests = testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${file.replace(/^.*\/(?=(?:packages|blocks|scripts|sdk-\w+)\/)/, '')}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
  return slowest(tests);
}

/** @param {readonly SlowTest[]} tests of all checks @returns {readonly string[]} lines to print; none without tests */
export function describeSlowTests(tests) {
  if (tests.length === 0) return [];
  const lines = slowest(tests).map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
  return ['The slowest tests:', ...lines];
}
