'use client';
import type { Href } from '@broadsheet/block-kit';
import { plainText } from '@broadsheet/sdk-content';
import type { Story } from '@broadsheet/sdk-content';
import { Link } from '@broadsheet/ui';
import { MediaBadge } from '../picture/MediaBadge.tsx';
import { mediaKind } from '../picture/mediaKind.ts';
import type { MediaKind } from '../picture/mediaKind.ts';
import { Picture } from '../picture/Picture.tsx';
import type { PictureProps } from '../picture/Picture.tsx';
import { pictureOf } from '../picture/pictureOf.ts';

/** How a card wants its picture cropped, sized and loaded. */
export type CardPictureShape = Pick<
  PictureProps,
  'ratio' | 'width' | 'widths' | 'sizes' | 'loading' | 'isLead'
>;

/** Another kind than the story's own, or the icon without its word. */
export interface CardBadge {
  readonly kind?: MediaKind;
  readonly iconOnly?: boolean;
}

export interface CardPictureProps {
  readonly story: Story;
  readonly shape: CardPictureShape;
  readonly badge: CardBadge | 'none';
  /** Absent: the picture is no link. */
  readonly href: Href | undefined;
  /** The headline stands beside the picture and leads to the same place. */
  readonly isRepeated: boolean;
  readonly onFollow: (() => void) | undefined;
}

/**
 * The picture of a story, as a link. Where it repeats the headline's link, assistive technology is spared it; where it
 * is the only link it is named by the headline and stays in reach.
 */
export function CardPicture({ story, shape, badge, href, isRepeated, onFollow }: CardPictureProps) {
  const headline = plainText(story.headlines?.basic);
  const image = (
    <>
      <Picture {...shape} source={pictureOf(story)} alt={headline ?? ''} />
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
