'use client';
/**
 * Renders cards in a strip: an image, a heading and perhaps a line of text, each card one link.
 *
 * The number of cards in view depends on the width of the strip, not of the window, because it may be in a column. A narrow
 * strip shows one or two cards and a part of the next one, as a hint that it can be swiped.
 */
import { useEditMarks } from '@broadsheet/block-kit';
import type { Href, LinkedPage } from '@broadsheet/block-kit';
import { Carousel, Heading, HeadingSection, Html, Link, token } from '@broadsheet/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { LanguageAttributes } from '../language/getStoryLanguage.ts';
import type { StoryCardProps } from '../card/StoryCard.tsx';
import { ChainTitle } from '../chain/ChainTitle.tsx';

/** The number of cards below which there is no carousel. */
export const FEWEST_CARDS = 4;

const Room = styled.div`
  container-type: inline-size;
  display: grid;
  gap: 1rem;
`;

/** The strip, whose buttons are at the middle of the images, which are 3:2. */
const Strip = styled(Carousel)`
  --bs-slides: 1.25;
  @container (min-width: 32rem) {
    --bs-slides: 2.25;
  }
  @container (min-width: 44rem) {
    --bs-slides: 3;
  }
  @container (min-width: 60rem) {
    --bs-slides: 4;
  }
  & > div > button {
    --bs-card: calc((100cqi - (var(--bs-in-view) - 1) * ${token('gap')}) / var(--bs-in-view));
    inset-block: calc(var(--bs-card) / 3 - ${token('control')} / 2) auto;
    margin-block: 0;
  }
`;

const Card = styled.article`
  display: grid;
  position: relative;
  gap: 0.6rem;
  align-content: start;
  & img {
    aspect-ratio: 3 / 2;
  }
  /* The heading's link covers the card. */
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & a:focus-visible {
    outline: none;
  }
  & a:focus-visible::after {
    outline: 2px solid ${token('focus')};
    outline-offset: -2px;
  }
`;

const Headline = styled(Heading)`
  font-size: ${token('type-2')};
  line-height: 1.25;
`;

const Description = styled.p`
  color: ${token('ink-soft')};
  font-size: ${token('type-1')};
  line-height: 1.42;
`;

export interface CarouselCard {
  readonly key: string;
  readonly href: Href;
  readonly linkedPage?: LinkedPage;
  readonly image: ReactNode;
  /** The heading as sanitised HTML, like the description; a link inside it becomes text. */
  readonly heading: string;
  readonly description?: string;
  /** The language of the texts, where it is not the site's. */
  readonly language?: LanguageAttributes;
  /** The edit marks of the parts that editors may change in place. */
  readonly marks?: StoryCardProps['marks'];
}

export interface CardCarouselProps {
  /** The title above the cards. */
  readonly title: string | undefined;
  /** The accessible name of a carousel without a title. */
  readonly label: string;
  readonly cards: readonly CarouselCard[];
}

/** Removes links from HTML, because a link inside a link would end it. */
function withoutLinks(html: string): string {
  return html.replaceAll(/<\/?a\b[^<>]*>/gi, '');
}

function CardFace({
  card: { href, linkedPage, image, heading, description, language, marks },
}: {
  readonly card: CarouselCard;
}) {
  return (
    <Card>
      {image}
      <Headline {...language} {...marks?.headline}>
        <Link href={href} linkedPage={linkedPage} openInNewTab={/^https?:/i.test(href)}>
          <Html html={withoutLinks(heading)} />
        </Link>
      </Headline>
      {description !== undefined && (
        <Description {...language} {...marks?.description}>
          <Html html={withoutLinks(description)} />
        </Description>
      )}
    </Card>
  );
}

/** Renders the carousel; the cards' headings are one level below the title. */
export function CardCarousel({ title, label, cards }: CardCarouselProps) {
  const id = useId();
  const marks = useEditMarks();
  const strip = (
    <HeadingSection>
      <Strip
        id={id}
        label={title ?? label}
        slides={cards.map((card) => ({ key: card.key, content: <CardFace card={card} /> }))}
      />
    </HeadingSection>
  );
  if (title === undefined) return <Room>{strip}</Room>;
  return (
    <Room>
      <HeadingSection>
        <ChainTitle {...marks.text('headerText')}>{title}</ChainTitle>
        {strip}
      </HeadingSection>
    </Room>
  );
}
