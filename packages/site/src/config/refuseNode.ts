/** As `engines` of this package says it; older ones lack functions that blocks use, and would leave them out of pages. */
const OLDEST = [22, 12] as const;

/**
 * Says why a Node.js cannot run the site.
 *
 * @param version as `process.versions.node` gives it, such as `22.12.0`
 * @returns a sentence for whoever started it; `undefined` when it can
 */
export function refuseNode(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined;
  return `The site needs Node.js ${OLDEST.join('.')} or newer, and this is ${version}. Use "npm start" or "npx broadsheet", which bring one along, or install a newer one.`;
}
