import { defineBlock } from '@broadsheet/block-kit';
import { AdTaboola } from './AdTaboola.tsx';
import { fields } from './fields.ts';
import { taboolaSources } from './loader/taboolaSources.ts';
import { phraseBook } from './locales.ts';

export const block = defineBlock({
  name: 'ad-taboola',
  title: 'Recommendation widget',
  description: 'Recommendations of another company',
  group: 'Advertising',
  kind: 'feature',
  fields,
  phrases: phraseBook,
  hydrate: { mode: 'enhance', name: 'ad-taboola' },
  vendors: [taboolaSources],
  lacks: ({ taboolaPublisherId }) =>
    taboolaPublisherId === undefined || taboolaPublisherId === ''
      ? {
          sentence: 'the site has no account for recommendations.',
          hint: 'Set "taboolaPublisherId" among the properties of the site, or take the block away.',
        }
      : undefined,
  purposes: ['advertising'],
  Component: AdTaboola,
});
