import { boolean, content, keyValue, lazyLoadField, text } from '@broadsheet/block-kit';
import type { AfterLists, FieldValues } from '@broadsheet/block-kit';
import type { CardParts } from '../card/StoryCard.tsx';

const show = (label: string) =>
  boolean({ label, description: 'Part of every story.', default: true, group: 'show/hide' });

export const listTitle = text({
  label: 'Title',
  description: 'Stands above the list; left blank, there is none.',
  group: 'general',
});

export const listSource = content({
  label: 'Stories',
  description: 'The source that supplies the list.',
  schema: 'ans-feed',
  group: 'content',
});

export const leaveOutShownField = boolean({
  label: 'Leave out what the page has shown',
  description: 'The story of the page, and those that lists show further up, are passed over.',
  default: false,
  group: 'content',
});

/** Changed texts of the stories, for this list only. They are written by editing in place, and are not shown as a field. */
export const listTextsField = keyValue({
  label: 'Texts changed on the page',
  description: 'By id of the story and content path; filled by the page builder.',
  hidden: true,
  group: 'content',
});

/** The fields of a list that shows headlines, images or both. */
export const headlineListFields = {
  listContentConfig: listSource,
  leaveOutShown: leaveOutShownField,
  title: listTitle,
  showHeadline: show('Headline'),
  showImage: show('Picture'),
  lazyLoad: lazyLoadField,
  storyTexts: listTextsField,
};

export type HeadlineListProps = FieldValues<typeof headlineListFields> & AfterLists;

const NOTHING: CardParts = {
  overline: false,
  headline: false,
  image: false,
  description: false,
  byline: false,
  date: false,
};

/** Returns the parts of a card, with only the given ones switched on. */
export function cardParts(parts: Partial<CardParts>): CardParts {
  return { ...NOTHING, ...parts };
}

/** Returns the parts of a story that a headline list shows. */
export function headlineListParts({
  showHeadline,
  showImage,
}: Pick<HeadlineListProps, 'showHeadline' | 'showImage'>): CardParts {
  return cardParts({ headline: showHeadline, image: showImage });
}
