import { boolean, content, lazyLoadField, number, select } from '@broadsheet/block-kit';
import { listTextsField } from '@broadsheet/story-ui';

const RATIOS = ['16:9', '3:2', '4:3'] as const;

const count = (label: string) =>
  number({
    label,
    description: 'How many stories are shown in this size.',
    default: 0,
    min: 0,
    group: 'counts',
  });

const show = (label: string, group: string, initial = true) =>
  boolean({ label, description: 'Part of every story of this size.', default: initial, group });

const line = (group: string) =>
  boolean({ label: 'Line below', description: 'A line under each story.', default: true, group });

const ratio = <const Ratio extends (typeof RATIOS)[number]>(initial: Ratio, group: string) =>
  select({
    label: 'Shape of the picture',
    description: 'Width to height.',
    options: RATIOS,
    default: initial,
    group,
  });

const playInPlace = (group: string) =>
  boolean({
    label: 'Play video in place',
    description: 'Shows the player instead of the picture where a story has a film.',
    default: false,
    group,
  });

export const fields = {
  listContentConfig: content({
    label: 'Stories',
    description: 'The source that supplies the list.',
    schema: 'ans-feed',
    group: 'content',
  }),
  leaveOutShown: boolean({
    label: 'Leave out what the page has shown',
    description: 'The story of the page, and those that lists show further up, are passed over.',
    default: false,
    group: 'content',
  }),
  offsetOverride: number({
    label: 'Skip',
    description: 'How many stories at the start of the list are left out.',
    default: 0,
    min: 0,
    group: 'content',
  }),
  extraLarge: count('Extra large stories'),
  linksXL: number({
    label: 'Links below',
    description:
      'How many of the next stories are links under the extra large ones, as their headlines alone.',
    default: 0,
    min: 0,
    group: 'counts',
  }),
  large: count('Large stories'),
  medium: count('Medium stories'),
  small: count('Small stories'),
  showOverlineXL: show('Overline', 'extra large', false),
  showHeadlineXL: show('Headline', 'extra large'),
  showImageXL: show('Picture', 'extra large'),
  showDescriptionXL: show('Description', 'extra large'),
  showBylineXL: show('Byline', 'extra large'),
  showDateXL: show('Date', 'extra large'),
  imageRatioXL: ratio('4:3', 'extra large'),
  playVideoInPlaceXL: playInPlace('extra large'),
  showBottomBorderXL: line('extra large'),
  showOverlineLG: show('Overline', 'large', false),
  showHeadlineLG: show('Headline', 'large'),
  showImageLG: show('Picture', 'large'),
  showDescriptionLG: show('Description', 'large'),
  showBylineLG: show('Byline', 'large'),
  showDateLG: show('Date', 'large'),
  imageRatioLG: ratio('4:3', 'large'),
  playVideoInPlaceLG: playInPlace('large'),
  showBottomBorderLG: line('large'),
  showHeadlineMD: show('Headline', 'medium'),
  showImageMD: show('Picture', 'medium'),
  showDescriptionMD: show('Description', 'medium'),
  showBylineMD: show('Byline', 'medium'),
  showDateMD: show('Date', 'medium'),
  imageRatioMD: ratio('16:9', 'medium'),
  showBottomBorderMD: line('medium'),
  showHeadlineSM: show('Headline', 'small'),
  showImageSM: show('Picture', 'small'),
  showDateSM: show('Date', 'small', false),
  imageRatioSM: ratio('3:2', 'small'),
  storiesPerRowSM: select({
    label: 'Stories in a row',
    description: 'On a wide screen; fewer where there is less room.',
    options: [1, 2, 3, 4],
    default: 2,
    group: 'small',
  }),
  imagePositionSM: select({
    label: 'Place of the picture',
    description: 'Where the picture stands, seen from the headline.',
    options: ['above', 'below', 'left', 'right'],
    default: 'right',
    group: 'small',
  }),
  showBottomBorderSM: line('small'),
  shortDates: boolean({
    label: 'Short dates',
    description: 'The hour on the day itself, later the day.',
    default: false,
    group: 'content',
  }),
  lazyLoad: lazyLoadField,
  storyTexts: listTextsField,
};
