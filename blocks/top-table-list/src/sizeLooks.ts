import type { FieldValues } from '@broadsheet/block-kit';
import type { Story } from '@broadsheet/sdk-content';
import { getLeadMediaKind } from '@broadsheet/story-ui';
import type { Arrangement, CardParts, StoryCardProps } from '@broadsheet/story-ui';
import type { Size } from './dealStories.ts';
import type { fields } from './fields.ts';

type Values = FieldValues<typeof fields>;

/** The look of the stories of one size. */
export interface SizeLook {
  readonly show: CardParts;
  readonly arrangement: Arrangement;
  readonly size: StoryCardProps['size'];
  readonly ratio: Values['imageRatioXL'];
  /** The `sizes` of the images. */
  readonly room: string;
  /** Whether a story's video replaces its image. */
  readonly plays: boolean;
  /** Whether a line follows each story. */
  readonly hasLine: boolean;
}

const POSITIONS = { above: 'above', below: 'below', left: 'start', right: 'end' } as const;

function extraLargeLook(values: Values, isSplit: boolean): SizeLook {
  return {
    show: {
      overline: values.showOverlineXL,
      headline: values.showHeadlineXL,
      image: values.showImageXL,
      description: values.showDescriptionXL,
      byline: values.showBylineXL,
      date: values.showDateXL,
    },
    arrangement: 'lead',
    size: 'extra-large',
    ratio: values.imageRatioXL,
    room: isSplit ? '(min-width: 64rem) 43rem, 100vw' : '(min-width: 80rem) 74rem, 100vw',
    plays: values.playVideoInPlaceXL,
    hasLine: values.showBottomBorderXL,
  };
}

function largeLook(values: Values, isSplit: boolean): SizeLook {
  return {
    show: {
      overline: values.showOverlineLG,
      headline: values.showHeadlineLG,
      image: values.showImageLG,
      description: values.showDescriptionLG,
      byline: values.showBylineLG,
      date: values.showDateLG,
    },
    arrangement: isSplit ? 'stacked' : 'split',
    size: 'large',
    ratio: values.imageRatioLG,
    room: '(min-width: 48rem) 31rem, 100vw',
    plays: values.playVideoInPlaceLG,
    hasLine: values.showBottomBorderLG,
  };
}

function mediumLook(values: Values, isSplit: boolean): SizeLook {
  return {
    show: {
      overline: false,
      headline: values.showHeadlineMD,
      image: values.showImageMD,
      description: values.showDescriptionMD,
      byline: values.showBylineMD,
      date: values.showDateMD,
    },
    arrangement: isSplit ? 'row' : 'stacked',
    size: 'medium',
    ratio: values.imageRatioMD,
    room: isSplit ? '(min-width: 48rem) 15rem, 7.5rem' : '(min-width: 48rem) 24rem, 100vw',
    plays: false,
    hasLine: values.showBottomBorderMD,
  };
}

function smallLook(values: Values): SizeLook {
  return {
    show: {
      overline: false,
      headline: values.showHeadlineSM,
      image: values.showImageSM,
      description: false,
      byline: false,
      date: values.showDateSM,
    },
    arrangement: POSITIONS[values.imagePositionSM],
    size: 'small',
    ratio: values.imageRatioSM,
    room: '(min-width: 48rem) 18rem, 7.5rem',
    plays: false,
    hasLine: values.showBottomBorderSM,
  };
}

interface Split {
  /** Whether the extra-large stories are beside the large and medium ones where there is room. */
  readonly isSplit: boolean;
}

/** Returns the look of each size. */
export function sizeLooks(values: Values, { isSplit }: Split): Readonly<Record<Size, SizeLook>> {
  return {
    extraLarge: extraLargeLook(values, isSplit),
    large: largeLook(values, isSplit),
    medium: mediumLook(values, isSplit),
    small: smallLook(values),
  };
}

/**
 * Returns the badge of a story's image. Only in the extra-large size an image counts as a gallery; the small size has no
 * room for the badge's text.
 */
export function getBadge(story: Story, size: Size): StoryCardProps['badge'] {
  switch (size) {
    case 'extraLarge':
      return { kind: getLeadMediaKind(story) };
    case 'small':
      return { iconOnly: true };
    case 'large':
    case 'medium':
      return {};
  }
}
