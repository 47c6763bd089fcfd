/** A key as `aria-keyshortcuts` writes it; `Mod` as the control key, which a Mac takes as well. */
export const spellShortcut = (shortcut: string): string =>
  shortcut
    .replace('Mod', 'Control')
    .replaceAll('-', '+')
    .replace(/[a-z]$/, (key) => key.toUpperCase());
