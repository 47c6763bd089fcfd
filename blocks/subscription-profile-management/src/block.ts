import { defineBlock } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { SubscriptionProfileManagement } from './SubscriptionProfileManagement.tsx';

export const block = defineBlock({
  name: 'subscription-profile-management',
  title: 'Subscription profile management',
  group: 'News',
  kind: 'feature',
  fields,
  phrases: phraseBook,
  hydrate: { mode: 'never' },
  Component: SubscriptionProfileManagement,
});
