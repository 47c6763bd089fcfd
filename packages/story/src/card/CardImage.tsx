'use client';
import { getStoryImage, plainText } from '@broadsheet/sdk-content';
import type { Story } from '@broadsheet/sdk-content';
import { Link } from '@broadsheet/ui';
import { MediaBadge } from '../image/MediaBadge.tsx';
import { mediaKind } from '../image/mediaKind.ts';
import type { MediaKind } from '../image/mediaKind.ts';
import { ResizedImage } from '../image/ResizedImage.tsx';
import type { ResizedImageProps } from '../image/ResizedImage.tsx';
import type { CardLink } from './getStoryLink.ts';

/** How a card wants its image cropped, sized and loaded. */
export type CardImageShape = Pick<
  ResizedImageProps,
  'ratio' | 'width' | 'widths' | 'sizes' | 'loading' | 'isLead'
>;

/** Another kind than the story's own, or the icon without its word. */
export interface CardBadge {
  readonly kind?: MediaKind;
  readonly iconOnly?: boolean;
}

export interface CardImageProps {
  readonly story: Story;
  readonly shape: CardImageShape;
  readonly badge: CardBadge | 'none';
  /** Absent: the image is no link. */
  readonly link: CardLink | undefined;
  /** What stands beside the image leads to the same place. */
  readonly isRepeated: boolean;
  readonly onFollow: (() => void) | undefined;
}

/**
 * The image of a story, as a link. Where it repeats the headline's link, assistive technology is spared it; where it
 * is to be reached it is named by the headline, or where there is none by the description.
 */
export function CardImage({ story, shape, badge, link, isRepeated, onFollow }: CardImageProps) {
  const name = plainText(story.headlines?.basic) ?? plainText(story.description?.basic);
  const image = (
    <>
      <ResizedImage {...shape} source={getStoryImage(story)} alt={name ?? ''} />
      {badge !== 'none' && (
        <MediaBadge kind={badge.kind ?? mediaKind(story)} iconOnly={badge.iconOnly ?? false} />
      )}
    </>
  );
  if (link === undefined) return image;
  const isHidden = isRepeated || name === undefined;
  return (
    <Link {...link} assistiveHidden={isHidden} label={isHidden ? undefined : name} onClick={onFollow}>
      {image}
    </Link>
  );
}
