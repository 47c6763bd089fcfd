import { defineBlock } from '@broadsheet/block-kit';
import { AdTaboola } from './AdTaboola.tsx';
import { fields } from './fields.ts';
import { taboolaSources } from './loader/taboolaSources.ts';
import { phraseBook } from './locales.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'ad-taboola',
  title: 'Recommendation widget',
  description: 'Recommendations of another company',
  group: 'Advertising',
  kind: 'feature',
  fields,
  phrases: phraseBook,
  translations: [translations],
  // The script also requires consent to advertising, but that is never granted here without personalisation.
  hydrate: { mode: 'enhance', name: 'ad-taboola', when: 'granted', purpose: 'personalisation' },
  vendors: [taboolaSources],
  ads: {
    lacks: ({ taboolaPublisherId }) =>
      taboolaPublisherId === undefined || taboolaPublisherId === ''
        ? { property: 'taboolaPublisherId' }
        : undefined,
    purposes: ['advertising'],
  },
  Component: AdTaboola,
});
