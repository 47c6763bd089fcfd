import { version } from 'react';

/** HTML attributes that React spells its own way since version 19. */
export interface YoungAttributes {
  readonly fetchPriority?: 'high' | 'low' | undefined;
  /** The id of the popover that a button opens and closes. */
  readonly popoverTarget?: string;
  readonly popoverTargetAction?: 'hide' | 'show' | 'toggle';
}

/**
 * Returns attributes to spread over an element, in the spelling that does not make the running React warn: React 18 passes
 * on unknown attributes if they are spelled as in HTML; React 19 requires its own spelling.
 */
export function spellAttributes(
  attributes: YoungAttributes,
  reactVersion: string = version,
): Readonly<Record<string, string | undefined>> {
  if (!reactVersion.startsWith('18.')) return { ...attributes };
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value]));
}
