/**
 * What the registry shows of a package beside its description: where its source is, where faults are reported, how it
 * is found. All of it follows from the name and the folder.
 *
 * @typedef {import('../workspace/listPackages.mjs').Manifest} Manifest
 * @typedef {import('../workspace/listPackages.mjs').WorkspacePackage} WorkspacePackage
 */

/** The address of the source code, without a slash at the end. */
export const REPOSITORY = 'https://github.com/broadsheet-news/broadsheet';

/** Before `author` and after `description`, as npm itself orders them. */
const FIRST = ['name', 'version', 'private', 'description', 'keywords', 'homepage', 'bugs'];
const THEN = ['license', 'author', 'repository', 'type'];

/** @param {WorkspacePackage} entry */
function listKeywords({ folder, manifest }) {
  const own = manifest.name.replace(/^@[^/]+\//, '');
  const kinds = folder.startsWith('blocks/')
    ? ['block', 'page-builder', own.replace(/^block-/, '')]
    : own.startsWith('sdk-')
      ? ['sdk', 'client', own.replace(/^sdk-/, '')]
      : [own];
  const framework = manifest.peerDependencies?.['react'] === undefined ? [] : ['react'];
  return ['broadsheet', 'news', 'publishing', ...framework, ...kinds];
}

/**
 * @param {WorkspacePackage} entry
 * @returns the fields, by their names in package.json
 */
export function getPublishedFacts(entry) {
  const { folder, manifest } = entry;
  return {
    // Words that a package adds of its own stay.
    keywords: [...new Set([...listKeywords(entry), ...(manifest.keywords ?? [])])],
    homepage: `${REPOSITORY}/tree/main/${folder}#readme`,
    bugs: { url: `${REPOSITORY}/issues` },
    license: 'MIT',
    author: 'The Broadsheet authors',
    repository: { type: 'git', url: `git+${REPOSITORY}.git`, directory: folder },
    publishConfig: { access: 'public' },
  };
}

/**
 * @param {WorkspacePackage} entry
 * @returns {Readonly<Record<string, unknown>>} its manifest with all fields that a registry needs, in their usual order
 */
export function withPublishedFacts(entry) {
  const all = new Map(Object.entries({ ...entry.manifest, ...getPublishedFacts(entry) }));
  const head = [...FIRST, ...THEN].filter((key) => all.has(key));
  const rest = [...all.keys()].filter((key) => !head.includes(key));
  return Object.fromEntries([...head, ...rest].map((key) => [key, all.get(key)]));
}
