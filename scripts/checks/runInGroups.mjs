/**
 * Starts tasks in their order, and runs some of them side by side.
 *
 * @template Result
 * @param {readonly { readonly isAlone: boolean, readonly run: () => Promise<Result> }[]} work neither of which fails
 * @param {number} beside how many may run together; one that `isAlone` waits for all before it, and all after it for it
 * @returns {Promise<readonly Result[]>} in the order of the work
 */
export async function runInGroups(work, beside) {
  /** @type {Promise<Result>[]} */
  const results = [];
  /** @type {Set<Promise<unknown>>} */
  const running = new Set();
  for (const { isAlone, run } of work) {
    while (running.size >= (isAlone ? 1 : beside)) await Promise.race(running);
    const result = run();
    results.push(result);
    /** @type {Promise<unknown>} */
    const ended = result.then(() => running.delete(ended));
    running.add(ended);
    if (isAlone) await result;
  }
  return Promise.all(results);
}
