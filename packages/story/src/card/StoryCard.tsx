'use client';
/**
 * One story in a list, at any size: every list and promo of the product is made of it.
 *
 * What is shown and how it is arranged are separate: `show` follows the editor's flags, `arrangement` the block. The
 * picture's link repeats the headline's, so assistive technology is spared it.
 */
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { trailingSlash } from '@broadsheet/sdk-content';
import type { Story } from '@broadsheet/sdk-content';
import { Heading, Html, Link } from '@broadsheet/ui';
import type { ReactNode } from 'react';
import { AttributionLine } from '../date/AttributionLine.tsx';
import { OverlineLink } from '../overline/OverlineLink.tsx';
import { overlineOf } from '../overline/overlineOf.ts';
import { phrases } from '../phrases.ts';
import { MediaBadge } from '../picture/MediaBadge.tsx';
import { mediaKind } from '../picture/mediaKind.ts';
import type { MediaKind } from '../picture/mediaKind.ts';
import { Picture } from '../picture/Picture.tsx';
import type { PictureProps } from '../picture/Picture.tsx';
import { pictureOf } from '../picture/pictureOf.ts';
import { Card, Description, Headline, MediaFrame, Texts } from './cardStyles.ts';

export interface CardParts {
  readonly overline: boolean;
  readonly headline: boolean;
  readonly image: boolean;
  readonly description: boolean;
  readonly byline: boolean;
  readonly date: boolean;
}

/**
 * - `lead`: overline and headline over a wide picture;
 * - `split`: picture beside the text;
 * - `stacked`: picture above the text;
 * - `start`, `end`, `above`, `below`: a thumbnail on that side of the headline.
 */
export type Arrangement = 'lead' | 'split' | 'stacked' | 'start' | 'end' | 'above' | 'below';

export interface StoryCardProps {
  readonly story: Story;
  readonly show: CardParts;
  readonly arrangement: Arrangement;
  /** Size of the headline. */
  readonly size: 'extra-large' | 'large' | 'medium' | 'small';
  readonly picture: Pick<PictureProps, 'ratio' | 'width' | 'widths' | 'sizes' | 'loading' | 'isLead'>;
  readonly badge?: { readonly kind?: MediaKind; readonly iconOnly?: boolean } | 'none';
  /** Stands in the place of the picture and is not a link. */
  readonly player?: ReactNode;
  /** Anchor of the card, for moving focus to its links. */
  readonly id?: string;
}

/** The address of a story on a site; stories without one do not belong to it (block-contracts R-URL). */
export function storyAddress(story: Story, site: string): string | undefined {
  const address = story.websites?.[site]?.website_url;
  return address === undefined ? undefined : trailingSlash(address);
}

function CardPicture({
  story,
  picture,
  badge = {},
  href,
}: Pick<StoryCardProps, 'story' | 'picture' | 'badge'> & { readonly href: string | undefined }) {
  const { onSuccess } = useHost();
  const image = (
    <>
      <Picture
        {...picture}
        source={pictureOf(story)}
        alt={story.headlines?.basic?.replaceAll(/<[^>]*>/g, '') ?? ''}
      />
      {badge !== 'none' && (
        <MediaBadge kind={badge.kind ?? mediaKind(story)} iconOnly={badge.iconOnly ?? false} />
      )}
    </>
  );
  if (href === undefined) return image;
  return (
    <Link href={href} assistiveHidden openInNewTab={false} onClick={onSuccess}>
      {image}
    </Link>
  );
}

/** Nothing when every part that is switched on is empty. */
export function StoryCard({ story, show, arrangement, size, picture, badge, player, id }: StoryCardProps) {
  const { site, onSuccess } = useHost();
  const t = usePhrases(phrases);
  const href = storyAddress(story, site.id);
  const overline = show.overline
    ? overlineOf(story, { site: site.id, sponsored: t('g.sponsored') })
    : undefined;
  const headline = show.headline ? story.headlines?.basic : undefined;
  const description = show.description ? story.description?.basic : undefined;
  const media = show.image && (
    <MediaFrame>
      {player ?? <CardPicture story={story} picture={picture} badge={badge} href={href} />}
    </MediaFrame>
  );
  if (!media && !overline && !headline && !description && !show.byline && !show.date) return null;
  const titles = (
    <>
      <OverlineLink overline={overline} />
      {headline !== undefined && (
        <Headline $size={size} as={Heading}>
          {href === undefined ? (
            <Html html={headline} />
          ) : (
            <Link href={href} openInNewTab={false} onClick={onSuccess}>
              <Html html={headline} />
            </Link>
          )}
        </Headline>
      )}
    </>
  );
  const rest = (
    <>
      {description !== undefined && (
        <Description $size={size}>
          <Html html={description} />
        </Description>
      )}
      <AttributionLine story={story} showByline={show.byline} showDate={show.date} />
    </>
  );
  const pictureFirst = arrangement !== 'end' && arrangement !== 'below';
  return (
    <Card $arrangement={media ? arrangement : 'stacked'} id={id}>
      {arrangement === 'lead' && <Texts>{titles}</Texts>}
      {pictureFirst && media}
      <Texts>
        {arrangement !== 'lead' && titles}
        {rest}
      </Texts>
      {!pictureFirst && media}
    </Card>
  );
}
