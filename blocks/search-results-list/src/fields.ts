import { boolean, content, lazyLoadField, select } from '@broadsheet/block-kit';

const show = (label: string) =>
  boolean({ label, description: 'Part of every card.', default: true, group: 'show/hide' });

export const fields = {
  imageRatio: select({
    label: 'Shape of the pictures',
    description: 'Width to height.',
    options: ['16:9', '3:2', '4:3'],
    default: '16:9',
    group: 'art',
  }),
  inheritGlobalContent: boolean({
    label: "Use the page's search",
    description: 'On unless switched off: the results are those of the page.',
    group: 'content',
  }),
  searchContentConfig: content({
    label: 'Search',
    description: "The source to search instead of the page's.",
    schema: 'any',
    group: 'content',
    when: { field: 'inheritGlobalContent', is: [false] },
  }),
  showHeadline: show('Headline'),
  showImage: show('Picture'),
  showDescription: show('Description'),
  showByline: show('Byline'),
  showDate: show('Date'),
  lazyLoad: lazyLoadField,
};
