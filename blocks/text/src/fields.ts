import { richText } from '@broadsheet/block-kit';

export const fields = {
  text: richText({
    label: 'Text',
    description: 'Paragraphs, headings, lists and links; left blank, the block is not shown.',
    group: 'general',
  }),
};
