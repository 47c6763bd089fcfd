import { boolean, lazyLoadField, number, select, text } from '@broadsheet/block-kit';
import { listTextsField } from '@broadsheet/story-ui';

const show = (label: string, initial: boolean) =>
  boolean({ label, description: 'Part of every card.', default: initial, group: 'show/hide' });

export const fields = {
  heading: text({
    label: 'Heading',
    description: 'Stands above the stories; left blank, "More on this" in the language of the site.',
    group: 'content',
  }),
  size: number({
    label: 'Stories',
    description: 'How many are shown at most.',
    default: 4,
    min: 1,
    max: 12,
    group: 'content',
  }),
  storiesPerRow: select({
    label: 'Stories in a row',
    description: 'On a wide screen; fewer where there is less room.',
    options: [1, 2, 3, 4],
    default: 4,
    group: 'content',
  }),
  showOverline: show('Overline', true),
  showImage: show('Picture', true),
  imageRatio: select({
    label: 'Shape of the pictures',
    description: 'Width to height.',
    options: ['3:2', '4:3', '16:9'],
    default: '3:2',
    group: 'show/hide',
  }),
  showDate: show('Date', true),
  lazyLoad: lazyLoadField,
  storyTexts: listTextsField,
};
