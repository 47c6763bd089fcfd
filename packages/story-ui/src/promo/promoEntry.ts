/** The common parts of promos' block entries: `defineBlock({ ...storyPromoEntry(look), title, fields, Component })`. */
import type { ContentScope } from '@broadsheet/block-kit';
import { storyPhrases } from '../locales.ts';
import type { PromoLook } from './PromoLook.ts';
import type { ManualPromoValues, PromoValues, StoryPromoValues } from './PromoValues.ts';
import { getManualImage, getOverrideImage, itemRequest, signingRequests } from './promoRequests.ts';

function promoEntry({ name }: PromoLook) {
  return {
    name,
    group: 'Promos',
    kind: 'feature',
    phrases: storyPhrases,
    hydrate: { mode: 'never' },
    leadsPage: ({ showImage }: PromoValues) => showImage,
  } as const;
}

/** Returns the common part of the block entries of promos of a story. */
export function storyPromoEntry(look: PromoLook) {
  return {
    ...promoEntry(look),
    content: (values: StoryPromoValues, scope: ContentScope) => {
      const item = itemRequest(values, { ...scope, feature: look.name });
      return item === undefined ? [] : [item, ...signingRequests(getOverrideImage(values), scope)];
    },
  };
}

/** Returns the common part of the block entries of promos that an editor writes. */
export function manualPromoEntry(look: PromoLook) {
  return {
    ...promoEntry(look),
    content: (values: ManualPromoValues, scope: ContentScope) =>
      signingRequests(getManualImage(values), scope),
  };
}
