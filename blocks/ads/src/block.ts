import { defineBlock } from '@broadsheet/block-kit';
import { Ads } from './Ads.tsx';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { googlePublisherTagSources, prebidSources } from './adSources.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'ads',
  title: 'Ad',
  description: 'A slot for an ad, filled once its reader has agreed',
  group: 'Advertising',
  kind: 'feature',
  fields,
  phrases: phraseBook,
  translations: [translations],
  hydrate: {
    mode: 'enhance',
    name: 'ads',
    when: 'granted',
    purpose: 'advertising',
    orRefused: ({ adsWithoutConsent }) => adsWithoutConsent === 'limited',
  },
  place: { defersItself: true },
  vendors: [googlePublisherTagSources, prebidSources],
  ads: {
    lacks: ({ dfpId }) => (dfpId ? undefined : { property: 'dfpId' }),
    purposes: ['advertising'],
  },
  Component: Ads,
});
