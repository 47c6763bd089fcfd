/**
 * The custom fields of promos by size, in the order in which editors see them; extra-large promos have those of large ones.
 * A block adds the shape of its image. The page builder's image picker fills the hidden fields.
 */
import {
  auth,
  boolean,
  content,
  focalPoint,
  image,
  keyValue,
  number,
  select,
  text,
  url,
} from '@broadsheet/block-kit';

const RATIOS = ['16:9', '3:2', '4:3'] as const;

/** The texts of a promo describe its image unless it has a text of its own. */
const ALT_HELP = 'What the picture shows; empty for decoration, and the headline where it is left out.';

const show = (label: string, description: string, initial = true) =>
  boolean({ label, description, default: initial, group: 'show/hide' });

const itemContentConfig = content({
  label: 'Story',
  description: 'The source that supplies the item, and which one.',
  schema: 'ans-item',
  group: 'content',
});

const showOverline = show('Overline', 'Sponsor, label or section over the headline.', false);
const showHeadline = show('Headline', 'The headline, which leads to the item.');
const showImage = show('Picture', 'The picture, or the fallback picture of the site.');
const showDescription = show('Description', 'The text below the headline.');
const showByline = show('Byline', 'The names of the authors.');
const showDate = show('Date', 'When the item was published.');

const imageOverride = {
  imageOverrideURL: image({
    label: 'Other picture',
    description: 'Shown instead of the picture of the item.',
    group: 'image',
  }),
  imageOverrideId: text({
    label: 'Id of the other picture',
    description: 'Filled by the picker.',
    hidden: true,
    group: 'image',
  }),
  imageOverrideAuth: auth({
    label: 'Tokens of the other picture',
    description: 'JSON from resizer token version to token; filled by the picker.',
    hidden: true,
    group: 'image',
  }),
  imageOverrideAlt: text({
    label: 'Alternative text of the other picture',
    description: ALT_HELP,
    hidden: true,
    group: 'image',
  }),
};

/** Changed texts of the story, for this promo only. They are written by editing in place, and are not shown as a field. */
const storyTexts = keyValue({
  label: 'Texts changed on the page',
  description: 'By content path, with the id of the story; filled by the page builder.',
  hidden: true,
  group: 'content',
});

const chosenImage = {
  imageURL: image({ label: 'Picture', description: 'The picture of the promo.', group: 'content' }),
  imageAuth: auth({
    label: 'Tokens of the picture',
    description: 'JSON from resizer token version to token; filled by the picker.',
    hidden: true,
    group: 'content',
  }),
  imageId: text({
    label: 'Id of the picture',
    description: 'Filled by the picker.',
    hidden: true,
    group: 'content',
  }),
  imageFocalPoint: focalPoint({
    label: 'Focal point of the picture',
    description: 'JSON with `x` and `y` in pixels of the original; filled by the picker.',
    hidden: true,
    group: 'content',
  }),
  imageAlt: text({
    label: 'Alternative text of the picture',
    description: ALT_HELP,
    hidden: true,
    group: 'content',
  }),
};

const headline = text({ label: 'Headline', description: 'Plain text.', group: 'content' });
const description = text({ label: 'Description', description: 'Plain text.', group: 'content' });

const overline = {
  overline: text({ label: 'Overline', description: 'Plain text over the headline.', group: 'content' }),
  overlineURL: url({
    label: 'Link of the overline',
    description: 'Absolute, or rooted at the site; left blank, the overline is no link.',
    group: 'content',
  }),
};

const link = {
  linkURL: url({
    label: 'Link',
    description: 'Where headline and picture lead; absolute, or rooted at the site.',
    group: 'content',
  }),
  newTab: boolean({
    label: 'Open in a new tab',
    description: 'Opens that link in a new tab, and says so to screen readers.',
    default: false,
    group: 'content',
  }),
};

const imageRatio = <const Ratio extends (typeof RATIOS)[number]>(initial: Ratio) =>
  select({
    label: 'Shape of the picture',
    description: 'Width to height that the picture is cropped to.',
    options: RATIOS,
    default: initial,
    group: 'art',
  });

/** Creates the field for the image's place. @param required whether the page builder requires a value */
const imagePosition = ({ required }: { readonly required: boolean }) =>
  select({
    label: 'Place of the picture',
    description: 'Where the picture stands, seen from the headline.',
    options: ['right', 'left', 'above', 'below'],
    default: 'right',
    required,
    group: 'image',
  });

const playVideoInPlace = boolean({
  label: 'Play video in place',
  description: 'Shows the player instead of the picture where the item has a video.',
  default: false,
  group: 'art',
});

const viewportPercentage = <const Initial extends number>(initial: Initial) =>
  number({
    label: 'Height of a tall player',
    description: 'The share of the viewport height that a tall player may take, in percent.',
    default: initial,
    min: 0,
    max: 150,
    hidden: true,
    group: 'art',
  });

/** The fields of a promo by size, and the fields that a block creates with its own values. */
export const promoFields = {
  large: {
    itemContentConfig,
    showOverline,
    showHeadline,
    showImage,
    showDescription,
    showByline,
    showDate,
    ...imageOverride,
    storyTexts,
  },
  medium: {
    itemContentConfig,
    showHeadline,
    showImage,
    showDescription,
    showByline,
    showDate,
    ...imageOverride,
    storyTexts,
  },
  small: { itemContentConfig, showHeadline, showImage, ...imageOverride, storyTexts },
  imageRatio,
  imagePosition,
  playVideoInPlace,
  viewportPercentage,
};

/** The fields of promos that an editor writes, by size. */
export const manualPromoFields = {
  large: {
    headline,
    description,
    ...overline,
    ...chosenImage,
    ...link,
    showOverline,
    showHeadline,
    showImage,
    showDescription,
  },
  medium: { headline, description, ...chosenImage, ...link, showHeadline, showImage, showDescription },
  small: { headline, ...chosenImage, ...link, showHeadline, showImage },
};
