import type { Host } from './Host.ts';

/** The pages already reported: many blocks may stand in one. */
const told = new WeakSet<Document>();

/** A property that every theme of `@broadsheet/ui` sets: the colour of text. */
const INK = '--bs-ink';

/**
 * Warns a developer, once for each page, why blocks have no look. Without a theme, fields and buttons work but have neither
 * borders nor colours. Production builds leave it out.
 */
export function warnOfTheme(log: Host['log'], view: Window = window): void {
  const { document } = view;
  if (process.env['NODE_ENV'] === 'production' || told.has(document)) return;
  if (view.getComputedStyle(document.documentElement).getPropertyValue(INK) !== '') return;
  told.add(document);
  log(
    'There is no theme on this page, so blocks have neither colours nor borders. Place <ThemeStyle theme={paper} /> of ' +
      '@broadsheet/ui above them, once a page.',
  );
}
