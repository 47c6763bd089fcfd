/**
 * The panels beside the page, in addition to the fields of a block; one line for each. Their code is fetched when they are
 * first opened.
 */
import type { ComponentType } from 'react';
import type { Role } from '../session/Role.ts';
import type { phrases } from './phrases.ts';

export interface EditorPanel {
  readonly key: string;
  readonly title: Extract<keyof typeof phrases, `editor.panel.${string}`>;
  /** The lowest role that sees the panel. */
  readonly role: Role;
  /** Fetches the component, which gets its data from `useEditing()`. */
  readonly load: () => Promise<ComponentType>;
}

export const PANELS: readonly EditorPanel[] = [
  {
    key: 'page',
    title: 'editor.panel.page',
    role: 'viewer',
    load: async () => (await import('./AboutPage.tsx')).AboutPage,
  },
  {
    key: 'check',
    title: 'editor.panel.check',
    role: 'viewer',
    load: async () => (await import('../check/PageCheck.tsx')).PageCheck,
  },
];
