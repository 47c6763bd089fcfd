/** Below these the site answers itself, before it looks for a page. */
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
  '/favicon.ico',
  '/robots.txt',
  '/manifest.webmanifest',
  '/opensearch.xml',
] as const;

/** Whose address it would be that a page asks for; `undefined` where pages may be. */
export function findReservedPath(path: string): string | undefined {
  const whole = path.endsWith('/') ? path : `${path}/`;
  return FOLDERS.find((folder) => whole.startsWith(folder)) ?? FILES.find((file) => whole === `${file}/`);
}
