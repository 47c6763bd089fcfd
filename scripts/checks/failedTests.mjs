/**
 * Lists the tests that failed, in few lines and at the very end of `npm test`, where a long log is read first.
 *
 * @typedef {object} Report of Vitest, as its JSON reporter writes it
 * @property {readonly { readonly name: string, readonly status?: string, readonly message?: string, readonly assertionResults: readonly { readonly fullName: string, readonly status?: string, readonly failureMessages?: readonly string[] | null }[] }[]} testResults
 */

/** @param {string | undefined} message */
const firstLine = (message) => message?.trim().split('\n')[0] ?? '';

/** @param {Report} report @returns {readonly string[]} each with its file and the first line of what it failed on */
export function readFailedTests({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(/^.*\/(?=(?:packages|blocks|scripts|sdk-\w+)\/)/, '');
    const failed = assertionResults.filter((result) => result.status === 'failed');
    // A file that does not load, or whose `beforeAll` throws, has no failed test.
    if (failed.length === 0 && status === 'failed') return [`${file}: ${firstLine(message)}`];
    return failed.map(
      ({ fullName, failureMessages }) => `${file}: ${fullName}: ${firstLine(failureMessages?.[0])}`,
    );
  });
}

/** @param {readonly string[]} tests of all checks @returns {readonly string[]} lines to print; none where all passed */
export const describeFailedTests = (tests) =>
  tests.length === 0 ? [] : ['Failed tests:', ...tests.map((each) => `  ${each}`)];
