import type { Host } from './Host.ts';

/** The pages already reported: many blocks may stand in one. */
const warned = new WeakSet<Document>();

/** Properties of which every theme of `@broadsheet/ui` sets one on the root: the colour of text, and that it is for a part of the page. */
const SIGNS = ['--bs-ink', '--bs-scope'];

/**
 * Warns a developer, once for each page, why blocks have no look. Without a theme, fields and buttons work but have neither
 * borders nor colours. Production builds leave it out.
 */
export function warnOfTheme(log: Host['log'], view: Window = window): void {
  const { document } = view;
  if (process.env['NODE_ENV'] === 'production' || warned.has(document)) return;
  const root = view.getComputedStyle(document.documentElement);
  if (SIGNS.some((sign) => root.getPropertyValue(sign) !== '')) return;
  warned.add(document);
  log(
    'There is no theme on this page, so blocks have neither colours nor borders. Place <ThemeStyle theme={paper} /> of ' +
      '@broadsheet/ui above them, once a page.',
  );
}
