import { defineBlock } from '@broadsheet/block-kit';
import { uiPhrases } from '@broadsheet/ui';
import { SectionTitle } from './SectionTitle.tsx';
import { fields } from './fields.ts';
import { sectionRequest } from './sectionRequest.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'section-title',
  title: 'Section title',
  description: "A section's name with the links below it",
  group: 'Section',
  kind: 'feature',
  fields,
  phrases: uiPhrases,
  translations: [translations],
  hydrate: { mode: 'never' },
  content: (values) => [sectionRequest(values)].filter((request) => request !== undefined),
  Component: SectionTitle,
});
