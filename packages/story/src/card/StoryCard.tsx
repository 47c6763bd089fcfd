'use client';
/**
 * One story in a list, at any size: every list and promo of the product is made of it .
 *
 * What is shown and how it is arranged are separate: `show` follows the editor's flags, `arrangement` the block.
 */
import { useFormat, useHost, usePhrases } from '@broadsheet/block-kit';
import type { Host, Href } from '@broadsheet/block-kit';
import type { Story } from '@broadsheet/sdk-content';
import { getStoryImage } from '@broadsheet/sdk-content';
import { Heading, Html, Link } from '@broadsheet/ui';
import type { ReactNode } from 'react';
import { AttributionLine } from '../date/AttributionLine.tsx';
import { attributionOf } from '../date/attributionOf.ts';
import { OverlineLink } from '../overline/OverlineLink.tsx';
import { overlineOf } from '../overline/overlineOf.ts';
import { phrases } from '../phrases.ts';
import { CardImage } from './CardImage.tsx';
import type { CardBadge, CardImageShape } from './CardImage.tsx';
import { Card, Description, Headline, MediaFrame, Texts } from './cardStyles.ts';
import type { Arrangement, HeadlineSize } from './Arrangement.ts';
import { storyHref } from './storyHref.ts';

export interface CardParts {
  readonly overline: boolean;
  readonly headline: boolean;
  readonly image: boolean;
  readonly description: boolean;
  readonly byline: boolean;
  readonly date: boolean;
}

export interface StoryCardProps {
  readonly story: Story;
  readonly show: CardParts;
  /** Without an image, or with nothing but it, a card is `stacked`. */
  readonly arrangement: Arrangement;
  readonly size: HeadlineSize;
  readonly image: CardImageShape;
  /** Absent: the badge of the story's kind, with its word. */
  readonly badge?: CardBadge | 'none';
  /** Stands in the place of the image and is not a link. */
  readonly player?: ReactNode;
  /** The description leads to the story too; links inside it become text. */
  readonly linksDescription?: boolean;
  /** Lines after which the headline is cut; absent: never. */
  readonly headlineLines?: number;
  /** Anchor of the card, for moving focus to its links. */
  readonly id?: string;
}

/** HTML of a text as a link to the story, or as it is where there is no address. */
function StoryText({ html, href, onFollow }: { html: string; href?: Href; onFollow?: () => void }) {
  if (href === undefined) return <Html html={html} />;
  return (
    <Link href={href} openInNewTab={false} onClick={onFollow}>
      {/* A link inside a link would end it. */}
      <Html html={html.replaceAll(/<\/?a\b[^>]*>/gi, '')} />
    </Link>
  );
}

function hasMedia({ story, show, player }: StoryCardProps, site: Host['site']): boolean {
  return show.image && Boolean(player ?? getStoryImage(story) ?? site.fallbackImage);
}

/** Nothing when every part that is switched on is empty; the site's fallback image counts as an image. */
export function StoryCard(props: StoryCardProps) {
  const { story, show, arrangement, size, image, badge = {}, player, headlineLines } = props;
  const { linksDescription = false, id } = props;
  const { site, onSuccess } = useHost();
  const t = usePhrases(phrases);
  const attribution = attributionOf(story, show, useFormat());
  const href = storyHref(story, site.id);
  // The link hands over its event, which is none of the page builder's.
  const onFollow = onSuccess && (() => onSuccess());
  const overline = show.overline
    ? overlineOf(story, { site: site.id, sponsored: t('g.sponsored') })
    : undefined;
  const headline = show.headline ? story.headlines?.basic : undefined;
  const description = show.description ? story.description?.basic : undefined;
  const hasText = [overline, headline, description, attribution].some((part) => part !== undefined);
  const isRepeated = headline !== undefined;
  const media = hasMedia(props, site) && (
    <MediaFrame>
      {player ?? <CardImage {...{ story, badge, href, isRepeated, onFollow }} shape={image} />}
    </MediaFrame>
  );
  if (!media && !hasText) return null;
  const titles = (
    <>
      <OverlineLink overline={overline} onFollow={onFollow} />
      {headline !== undefined && (
        <Headline $size={size} $lines={headlineLines} as={Heading}>
          <StoryText html={headline} href={href} onFollow={onFollow} />
        </Headline>
      )}
    </>
  );
  const imageFirst = arrangement !== 'end' && arrangement !== 'below';
  return (
    <Card $arrangement={media && hasText ? arrangement : 'stacked'} id={id}>
      {arrangement === 'lead' && <Texts>{titles}</Texts>}
      {imageFirst && media}
      <Texts>
        {arrangement !== 'lead' && titles}
        {description !== undefined && (
          <Description $size={size}>
            <StoryText html={description} href={linksDescription ? href : undefined} onFollow={onFollow} />
          </Description>
        )}
        <AttributionLine story={story} showByline={show.byline} showDate={show.date} onFollow={onFollow} />
      </Texts>
      {!imageFirst && media}
    </Card>
  );
}
