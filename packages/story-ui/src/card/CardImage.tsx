'use client';
import { getStoryImage, plainText } from '@broadsheet/sdk-content';
import type { Story } from '@broadsheet/sdk-content';
import { Link } from '@broadsheet/ui';
import { MediaBadge } from '../image/MediaBadge.tsx';
import { useStoryLanguage } from '../language/useStoryLanguage.ts';
import { mediaKind } from '../image/mediaKind.ts';
import type { MediaKind } from '../image/mediaKind.ts';
import { ResizedImage } from '../image/ResizedImage.tsx';
import type { ResizedImageProps } from '../image/ResizedImage.tsx';
import type { CardLink } from './getStoryLink.ts';

/** How a card crops, sizes and loads its image. */
export type CardImageShape = Pick<
  ResizedImageProps,
  'ratio' | 'width' | 'widths' | 'sizes' | 'loading' | 'isLead'
>;

/** A badge for another kind than the story's own, or the icon without its text. */
export interface CardBadge {
  readonly kind?: MediaKind;
  readonly iconOnly?: boolean;
}

export interface CardImageProps {
  readonly story: Story;
  /** The image's own alternative text, empty for decoration; absent: the texts of the story describe it. */
  readonly alt?: string | undefined;
  readonly shape: CardImageShape;
  readonly badge: CardBadge | 'none';
  /** The image's link; `undefined`: the image is not a link. */
  readonly link: CardLink | undefined;
  /** Whether a link beside the image leads to the same page. */
  readonly isRepeated: boolean;
  readonly onFollow: (() => void) | undefined;
}

/**
 * Renders the image of a story as a link. If the headline has the same link, the image's link is hidden from assistive
 * technology. Otherwise its accessible name is the headline, or the description if there is no headline.
 *
 * An image with an alternative text of its own is announced by it, so its link is never hidden.
 */
export function CardImage({ story, alt, shape, badge, link, isRepeated, onFollow }: CardImageProps) {
  const { lang } = useStoryLanguage(story);
  const name = plainText(story.headlines?.basic) ?? plainText(story.description?.basic);
  const ownAlt = alt?.trim();
  const image = (
    <>
      <ResizedImage
        {...shape}
        source={getStoryImage(story)}
        alt={ownAlt ?? name ?? ''}
        lang={ownAlt === undefined ? lang : undefined}
      />
      {badge !== 'none' && (
        <MediaBadge kind={badge.kind ?? mediaKind(story)} iconOnly={badge.iconOnly ?? false} />
      )}
    </>
  );
  if (link === undefined) return image;
  const isHidden = !ownAlt && (isRepeated || name === undefined);
  const label = ownAlt ? [isRepeated ? undefined : name, ownAlt].filter(Boolean).join(', ') : name;
  return (
    <Link
      {...link}
      linkedPage="story"
      lang={isHidden || ownAlt ? undefined : lang}
      assistiveHidden={isHidden}
      label={isHidden ? undefined : label}
      onClick={onFollow}
    >
      {image}
    </Link>
  );
}
