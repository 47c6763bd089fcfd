/**
 * The oldest supported version, as in `engines` of this package; older ones lack functions that blocks use, and would omit
 * those blocks from pages.
 */
const OLDEST = [22, 12] as const;

/**
 * Returns why a version of Node.js cannot run the site.
 * @param version in the form of `process.versions.node`, such as `22.12.0`
 * @returns a sentence for the user who started it; `undefined` when it can
 */
export function refuseNode(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined;
  return `The site needs Node.js ${OLDEST.join('.')} or newer, and this is ${version}. Use "npm start" or "npx broadsheet", which bring one along, or install a newer one.`;
}
