'use client';
import type { Href } from '@broadsheet/block-kit';
import { getStoryImage, plainText } from '@broadsheet/sdk-content';
import type { Story } from '@broadsheet/sdk-content';
import { Link } from '@broadsheet/ui';
import { MediaBadge } from '../image/MediaBadge.tsx';
import { mediaKind } from '../image/mediaKind.ts';
import type { MediaKind } from '../image/mediaKind.ts';
import { ResizedImage } from '../image/ResizedImage.tsx';
import type { ResizedImageProps } from '../image/ResizedImage.tsx';

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
  readonly href: Href | undefined;
  /** The headline stands beside the image and leads to the same place. */
  readonly isRepeated: boolean;
  readonly onFollow: (() => void) | undefined;
}

/**
 * The image of a story, as a link. Where it repeats the headline's link, assistive technology is spared it; where it
 * is the only link it is named by the headline and stays in reach.
 */
export function CardImage({ story, shape, badge, href, isRepeated, onFollow }: CardImageProps) {
  const headline = plainText(story.headlines?.basic);
  const image = (
    <>
      <ResizedImage {...shape} source={getStoryImage(story)} alt={headline ?? ''} />
      {badge !== 'none' && (
        <MediaBadge kind={badge.kind ?? mediaKind(story)} iconOnly={badge.iconOnly ?? false} />
      )}
    </>
  );
  if (href === undefined) return image;
  const isHidden = isRepeated || headline === undefined;
  return (
    <Link
      href={href}
      assistiveHidden={isHidden}
      label={isHidden ? undefined : headline}
      openInNewTab={false}
      onClick={onFollow}
    >
      {image}
    </Link>
  );
}
