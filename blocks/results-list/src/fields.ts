import { boolean, content, lazyLoadField, select } from '@broadsheet/block-kit';
import { listTextsField } from '@broadsheet/story-ui';

const show = (label: string, initial: boolean) =>
  boolean({ label, description: 'Part of every card.', default: initial, group: 'show/hide' });

export const fields = {
  lazyLoad: lazyLoadField,
  listContentConfig: content({
    label: 'Stories',
    description: 'The source that supplies the list; its size is the length of a page.',
    schema: 'ans-feed',
    group: 'content',
  }),
  showItemOverline: show('Overline', false),
  showHeadline: show('Headline', true),
  showImage: show('Picture', true),
  imageRatio: select({
    label: 'Shape of the pictures',
    description: 'Width to height.',
    options: ['3:2', '4:3', '16:9'],
    default: '3:2',
    group: 'show/hide',
  }),
  showDescription: show('Description', true),
  showByline: show('Byline', true),
  showDate: show('Date', true),
  storyTexts: listTextsField,
};
