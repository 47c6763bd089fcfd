import { boolean, content } from '@broadsheet/block-kit';

export const fields = {
  sectionContentConfig: content({
    label: 'Section',
    description: 'The section to show when the page is not about one.',
    schema: 'any',
    group: 'content',
  }),
  inheritGlobalContent: boolean({
    label: "Use the page's section",
    description: 'Shows the section that the page is about instead of a chosen one.',
    default: true,
    group: 'content',
  }),
};
