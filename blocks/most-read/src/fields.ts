import { boolean, lazyLoadField, number, text } from '@broadsheet/block-kit';

export const fields = {
  title: text({
    label: 'Title',
    description: 'Stands above the list; left blank, "Most read" in the language of the site.',
    group: 'general',
  }),
  size: number({
    label: 'Stories',
    description: 'How many are shown.',
    default: 5,
    min: 1,
    max: 20,
    group: 'content',
  }),
  showImage: boolean({
    label: 'Picture',
    description: 'Part of every story.',
    default: false,
    group: 'show/hide',
  }),
  onlyCounts: boolean({
    label: 'Count only',
    description: 'Shows nothing, and counts readers of the story of the page for lists elsewhere.',
    default: false,
    group: 'general',
  }),
  lazyLoad: lazyLoadField,
};
