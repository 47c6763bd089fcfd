/**
 * Lists the tests that failed at first and passed when they were tried again: on a busy machine a browser, a database
 * or a connection can be late. `npm test` names each of them, so that somebody looks for the cause.
 *
 * @typedef {object} Report of Vitest, as its JSON reporter writes it
 * @property {readonly { readonly name: string, readonly assertionResults: readonly { readonly fullName: string, readonly status?: string, readonly failureMessages?: readonly string[] | null }[] }[]} testResults
 */

/** @param {Report} report @returns {readonly string[]} their titles, each with the first line of what it failed on */
export function readSecondTries({ testResults }) {
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && (failureMessages ?? []).length > 0)
      .map(({ fullName, failureMessages }) => `${fullName}: ${failureMessages?.[0]?.split('\n')[0] ?? ''}`),
  );
}

/** @param {readonly string[]} tries @returns {readonly string[]} lines to print; none where every test passed at once */
export const describeSecondTries = (tries) =>
  tries.length === 0 ? [] : ['Passed at their second try only:', ...tries.map((each) => `  ${each}`)];
