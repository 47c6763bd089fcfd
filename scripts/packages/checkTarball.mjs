/**
 * Checks a tarball for faults that whoever installs it would meet: exports without files, types that do not resolve,
 * and tests or sources that do not belong in it.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** Our packages are ECMAScript modules with export maps; older kinds of module resolution are not supported. */
const UNSERVED = new Set(['node10', 'node16-cjs']);

// The analysis is a dependency of the command line tool, from which it is found.
const fromHere = createRequire(import.meta.url);
const fromTool = createRequire(fromHere.resolve('@arethetypeswrong/cli/package.json'));
/**
 * @type {{ checkPackage: (tarball: unknown) => Promise<Analysis>, createPackageFromTarballData: (data: Uint8Array) =>
 * unknown }}
 */
const { checkPackage, createPackageFromTarballData } = await import(
  pathToFileURL(fromTool.resolve('@arethetypeswrong/core')).href
);

/**
 * @typedef {import('./packPackages.mjs').Tarball} Tarball
 * @typedef {{ kind: string, entrypoint?: string, resolutionKind?: string }} TypesProblem
 * @typedef {{ types: unknown, problems?: readonly TypesProblem[] }} Analysis
 */

/** What packages contain beside the usual; the site is built from its sources, together with those of a publisher. */
const ALSO = new Map([
  ['@broadsheet/site', /^(?:bin|brand|fonts|lib|src)\//],
  ['create-broadsheet', /^bin\//],
  // Scripts that stand-ins send to browsers as they are.
  ['@broadsheet/vendor-sandbox', /^src\/[a-z/-]+\/browser\//],
]);

/**
 * @param {string} name of the package
 * @param {readonly string[]} contents
 */
function checkContents(name, contents) {
  const superfluous = contents.filter(
    (file) =>
      /\.test(?:-d)?\.|\.map$/.test(file) ||
      (!/^(?:dist\/|package\.json$|README\.md$|CHANGELOG\.md$|LICENSE$)/.test(file) &&
        ALSO.get(name)?.test(file) !== true),
  );
  return [
    ...(contents.includes('README.md') ? [] : ['has no README.md. Write one.']),
    ...(contents.includes('LICENSE') ? [] : ['has no LICENSE. Run "npm run check:packages -- --write".']),
    ...superfluous.map(
      (file) => `contains ${file}, which nobody needs. Leave it out of "files" and of the build.`,
    ),
  ];
}

/** @param {Buffer} data */
async function checkExports(data) {
  const tarball = new Uint8Array(data).buffer;
  const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
  return messages
    .filter(({ type }) => type !== 'suggestion')
    .map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

/** @param {Buffer} data */
async function checkTypes(data) {
  const { types, problems = [] } = await checkPackage(createPackageFromTarballData(new Uint8Array(data)));
  if (!types) return ['has no types. Build it before it is packed.'];
  return problems
    .filter(({ resolutionKind }) => resolutionKind === undefined || !UNSERVED.has(resolutionKind))
    .map(
      ({ kind, entrypoint = '', resolutionKind = '' }) =>
        `types of "${entrypoint}": ${kind} (${resolutionKind}). See https://github.com/arethetypeswrong for its meaning.`,
    );
}

/**
 * @param {Tarball} tarball
 * @returns {Promise<readonly string[]>} one sentence a problem
 */
export async function checkTarball({ name, file, contents }) {
  const data = readFileSync(file);
  const problems = [
    ...checkContents(name, contents),
    ...(await checkExports(data)),
    ...(await checkTypes(data)),
  ];
  return problems.map((problem) => `${name}: ${problem}`);
}
