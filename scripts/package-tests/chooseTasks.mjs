/** Changes of these alone are tested without the assembled site. */
const BLOCK_FILE = /^blocks\/[^/]+\//;
const DOCUMENT = /\.md$|^\.changeset\//;

/**
 * Chooses what turbo runs for changed files; of the tasks it skips those that the files do not affect.
 *
 * @param {readonly string[]} files relative to the root
 * @returns {readonly string[]} names of tasks: without `test:blocks` if only blocks have changed, for which `test:smoke` is enough
 * until the whole is tested
 */
export function chooseTasks(files) {
  const code = files.filter((file) => !DOCUMENT.test(file));
  const hasOnlyBlocks = code.length > 0 && code.every((file) => BLOCK_FILE.test(file));
  const assembled = hasOnlyBlocks ? [] : ['test:blocks'];
  return ['test', 'test:smoke', ...assembled, 'test:scripts', 'check:blocks'];
}
