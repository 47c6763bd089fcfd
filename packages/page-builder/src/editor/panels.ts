/** What stands beside the page besides the fields of a block: one line a panel, each fetched when it is first opened. */
import type { ComponentType } from 'react';
import type { Role } from '../session/Role.ts';
import type { phrases } from './phrases.ts';

export interface EditorPanel {
  readonly key: string;
  readonly title: Extract<keyof typeof phrases, `editor.panel.${string}`>;
  /** The smallest role that sees it. */
  readonly role: Role;
  /** The component takes what it needs from `useEditing()`. */
  readonly load: () => Promise<ComponentType>;
}

export const PANELS: readonly EditorPanel[] = [
  {
    key: 'page',
    title: 'editor.panel.page',
    role: 'viewer',
    load: async () => (await import('../pages/PagePanel.tsx')).PagePanel,
  },
  {
    key: 'check',
    title: 'editor.panel.check',
    role: 'viewer',
    load: async () => (await import('../check/PageCheck.tsx')).PageCheck,
  },
];
