import { defineBlock } from '@broadsheet/block-kit';
import { Ads } from './Ads.tsx';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { googlePublisherTagSources, prebidSources } from './vendors/adSources.ts';

export const block = defineBlock({
  name: 'ads',
  title: 'Ad',
  description: 'A slot for an ad, filled once its reader has agreed',
  group: 'Advertising',
  kind: 'feature',
  fields,
  phrases: phraseBook,
  hydrate: { mode: 'enhance', name: 'ads' },
  defersItself: true,
  vendors: [googlePublisherTagSources, prebidSources],
  lacks: ({ dfpId }) =>
    dfpId === undefined || dfpId === ''
      ? {
          sentence: 'the site names no ad server.',
          hint: 'Set "dfpId" among the properties of the site, or take the block away.',
        }
      : undefined,
  purposes: ['advertising'],
  Component: Ads,
});
