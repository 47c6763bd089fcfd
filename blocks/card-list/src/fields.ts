import { lazyLoadField, number } from '@broadsheet/block-kit';
import { leaveOutShownField, listSource, listTextsField, listTitle } from '@broadsheet/story-ui';

export const fields = {
  title: listTitle,
  listContentConfig: listSource,
  leaveOutShown: leaveOutShownField,
  offsetOverride: number({
    label: 'Skip',
    description: 'How many stories at the start of the list are left out.',
    default: 0,
    min: 0,
    group: 'content',
  }),
  displayAmount: number({
    label: 'Stories at most',
    description: 'Left empty, all stories of the list are shown.',
    min: 0,
    group: 'content',
  }),
  lazyLoad: lazyLoadField,
  storyTexts: listTextsField,
};
