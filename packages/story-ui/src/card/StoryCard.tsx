'use client';
/**
 * Renders one story, at any size; every list and promo of the product is built of it.
 *
 * The choice of parts and their arrangement are separate: `show` follows the editor's settings, `arrangement` the block.
 */
import { useFormat, useHost, usePhrases } from '@broadsheet/block-kit';
import type { EditMark, Host } from '@broadsheet/block-kit';
import type { Story } from '@broadsheet/sdk-content';
import { getStoryImage } from '@broadsheet/sdk-content';
import { Heading, Html, Link } from '@broadsheet/ui';
import type { ReactNode } from 'react';
import { AttributionLine } from '../date/AttributionLine.tsx';
import { getAttribution } from '../date/getAttribution.ts';
import { useStoryLanguage } from '../language/useStoryLanguage.ts';
import { LockMark } from './LockMark.tsx';
import { OverlineLink } from '../overline/OverlineLink.tsx';
import { getOverline } from '../overline/getOverline.ts';
import { phrases } from '../phrases.ts';
import { KindLabel } from './KindLabel.tsx';
import { CardImage } from './CardImage.tsx';
import type { CardBadge, CardImageShape } from './CardImage.tsx';
import { Card, Description, Headline, MediaFrame, Texts } from './cardStyles.ts';
import { hasThumbnail } from './Arrangement.ts';
import type { Arrangement, HeadlineSize } from './Arrangement.ts';
import { getStoryLink } from './getStoryLink.ts';
import type { CardLink } from './getStoryLink.ts';

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
  /** The arrangement; a card without an image, or with nothing else, is always `stacked`. */
  readonly arrangement: Arrangement;
  readonly size: HeadlineSize;
  readonly image: CardImageShape;
  /** The image's own alternative text, empty for decoration. Default: the story's texts describe it. */
  readonly imageAlt?: string | undefined;
  /** The badge of the image. Default: the badge of the story's kind, with its text. */
  readonly badge?: CardBadge | 'none';
  /** A player that replaces the image and is not a link. */
  readonly player?: ReactNode;
  /** The link of headline and image. Default: to the story. */
  readonly link?: CardLink;
  /** Whether the image's link is exposed to assistive technology even if the headline has the same link. */
  readonly keepsImageLink?: boolean;
  /** Whether the description is a link to the story too; links inside it become text. */
  readonly linksDescription?: boolean;
  /** Whether the date is only the hour or the day. Default: false. */
  readonly hasShortDate?: boolean;
  /** The number of lines after which the headline is cut; absent: never. */
  readonly headlineLines?: number;
  /** The edit marks of the parts that editors may change in place. */
  readonly marks?: Partial<Readonly<Record<'overline' | 'headline' | 'description' | 'image', EditMark>>>;
  /** The id of the card's element, for moving the focus to its links. */
  readonly id?: string;
}

interface CardTextProps {
  readonly html: string;
  readonly link: CardLink | undefined;
  readonly onFollow: (() => void) | undefined;
}

/** Renders a text as the card's link, or without a link if there is none. */
function CardText({ html, link, onFollow }: CardTextProps) {
  if (link === undefined) return <Html html={html} />;
  return (
    <Link {...link} linkedPage="story" onClick={onFollow}>
      {/* A link inside a link would end the outer one. */}
      <Html html={html.replaceAll(/<\/?a\b[^>]*>/gi, '')} />
    </Link>
  );
}

function hasMedia({ story, show, player }: StoryCardProps, site: Host['site']): boolean {
  return show.image && Boolean(player ?? getStoryImage(story) ?? site.fallbackImage);
}

/** Renders nothing if all parts that are switched on are empty; the site's fallback image counts as an image. */
export function StoryCard(props: StoryCardProps) {
  const { story, show, arrangement, size, image, badge = {}, player, headlineLines } = props;
  const { linksDescription = false, keepsImageLink = false, hasShortDate = false, marks, id } = props;
  const { site, onSuccess } = useHost();
  const t = usePhrases(phrases);
  const language = useStoryLanguage(story);
  const attribution = getAttribution(story, show, useFormat());
  const link = props.link ?? getStoryLink(story, site.id);
  // The link passes its event, which the page builder must not receive.
  const onFollow = onSuccess && (() => onSuccess());
  const overline = show.overline
    ? getOverline(story, { site: site.id, sponsored: t('g.sponsored') })
    : undefined;
  const headline = show.headline ? story.headlines?.basic : undefined;
  const description = show.description ? story.description?.basic : undefined;
  const hasText = [overline, headline, description, attribution].some((part) => part !== undefined);
  const isRepeated = headline !== undefined && !keepsImageLink;
  const media = hasMedia(props, site) && (
    <MediaFrame {...marks?.image}>
      {player ?? (
        <CardImage {...{ story, badge, link, isRepeated, onFollow }} shape={image} alt={props.imageAlt} />
      )}
      {!player && <LockMark story={story} place={hasThumbnail(arrangement) ? 'thumbnail' : 'image'} />}
    </MediaFrame>
  );
  if (!media && !hasText) return null;
  const titles = (
    <>
      {headline !== undefined && <KindLabel {...{ story, overline }} />}
      <OverlineLink overline={overline} story={story} onFollow={onFollow} mark={marks?.overline} />
      {headline !== undefined && (
        <Headline $size={size} $lines={headlineLines} as={Heading} {...language} {...marks?.headline}>
          <CardText html={headline} link={link} onFollow={onFollow} />
        </Headline>
      )}
      {(!media || player) && <LockMark story={story} place="text" />}
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
          <Description $size={size} {...language} {...marks?.description}>
            <CardText html={description} link={linksDescription ? link : undefined} onFollow={onFollow} />
          </Description>
        )}
        <AttributionLine
          {...{ story, hasShortDate, onFollow }}
          showByline={show.byline}
          showDate={show.date}
        />
      </Texts>
      {!imageFirst && media}
    </Card>
  );
}
