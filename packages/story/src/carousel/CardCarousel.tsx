'use client';
/**
 * Cards in a strip: a picture, a heading and perhaps a line of text, each one link.
 *
 * How many are in view follows the room that the strip has, not the window: it may stand in a column. A part of the next
 * card shows where there is room for one or two, so that a finger knows that there is more.
 */
import { useEditMarks } from '@broadsheet/block-kit';
import type { Href } from '@broadsheet/block-kit';
import { Carousel, Heading, HeadingSection, Html, Link, token } from '@broadsheet/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { StoryCardProps } from '../card/StoryCard.tsx';

/** Fewer cards than this are no carousel. */
export const FEWEST_CARDS = 4;

const Room = styled.div`
  container-type: inline-size;
  display: grid;
  gap: 1rem;
`;

const Title = styled(Heading)`
  font-size: ${token('type-3')};
`;

/** Its buttons lie at the middle of the pictures, which are 3:2. */
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
  readonly image: ReactNode;
  /** Sanitised HTML, as is the description; a link inside it becomes text. */
  readonly heading: string;
  readonly description?: string;
  /** What editors may change in its place. */
  readonly marks?: StoryCardProps['marks'];
}

export interface CardCarouselProps {
  /** Printed above the cards. */
  readonly title: string | undefined;
  /** Names a carousel without a title. */
  readonly label: string;
  readonly cards: readonly CarouselCard[];
}

/** A link inside a link would end it. */
function withoutLinks(html: string): string {
  return html.replaceAll(/<\/?a\b[^>]*>/gi, '');
}

function CardFace({ card: { href, image, heading, description, marks } }: { readonly card: CarouselCard }) {
  return (
    <Card>
      {image}
      <Headline {...marks?.headline}>
        <Link href={href} openInNewTab={/^https?:/i.test(href)}>
          <Html html={withoutLinks(heading)} />
        </Link>
      </Headline>
      {description !== undefined && (
        <Description {...marks?.description}>
          <Html html={withoutLinks(description)} />
        </Description>
      )}
    </Card>
  );
}

/** The headings of the cards stand one level below the title. */
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
        <Title {...marks.text('headerText')}>{title}</Title>
        {strip}
      </HeadingSection>
    </Room>
  );
}
