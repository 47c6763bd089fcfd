import { version } from 'react';

/** Attributes of HTML that React learned to spell with version 19. */
export interface YoungAttributes {
  readonly fetchPriority?: 'high' | 'low' | undefined;
  /** Id of the element that a button opens and closes. */
  readonly popoverTarget?: string;
  readonly popoverTargetAction?: 'hide' | 'show' | 'toggle';
}

/**
 * Attributes to spread over an element, so that no version of React warns: 18 passes on what it does not know, as long
 * as it is spelled as in HTML; 19 insists on its own spelling.
 */
export function spellAttributes(
  attributes: YoungAttributes,
  reactVersion: string = version,
): Readonly<Record<string, string | undefined>> {
  if (!reactVersion.startsWith('18.')) return { ...attributes };
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value]));
}
