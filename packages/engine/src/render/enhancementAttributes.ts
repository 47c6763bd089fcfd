import type { Hydration } from '@broadsheet/block-kit';
import type { SiteProperties } from '@broadsheet/sdk-content';

type Enhancement = Extract<Hydration, { readonly mode: 'enhance' }>;

/** What the loader finds the enhancement of a block by, and when it starts: the attributes of its `bs-block`. */
export function enhancementAttributes(
  hydrate: Enhancement,
  site: SiteProperties,
): Readonly<Record<string, string | undefined>> {
  const waiting = { 'data-enhance': hydrate.name, 'data-when': hydrate.when };
  switch (hydrate.when) {
    case undefined:
    case 'visible':
      return waiting;
    case 'touch':
      return { ...waiting, 'data-stored': hydrate.orStored };
    case 'granted':
      return {
        ...waiting,
        // The states of consent in which it starts.
        'data-when': hydrate.orRefused?.(site) === true ? 'granted refused' : 'granted',
        'data-purpose': hydrate.purpose,
      };
  }
}
