/** The folders below which the site itself answers, before it looks for a page. */
const FOLDERS = [
  '/pagebuilder/',
  '/assets/',
  '/media/',
  '/brand/',
  '/icons/',
  '/resizer/',
  '/resources/',
  '/pf/',
  '/identity/',
  '/sales/',
  '/retail/',
  '/sandbox/',
  '/_broadsheet/',
] as const;

const FILES = [
  '/healthz',
  '/livez',
  '/readyz',
  '/favicon.ico',
  '/robots.txt',
  '/manifest.webmanifest',
  '/opensearch.xml',
] as const;

/** Returns the reserved path that a page's path conflicts with; `undefined` for a path that a page may have. */
export function findReservedPath(path: string): string | undefined {
  const whole = path.endsWith('/') ? path : `${path}/`;
  return FOLDERS.find((folder) => whole.startsWith(folder)) ?? FILES.find((file) => whole === `${file}/`);
}
