'use client';
import { safeHref, useEditMarks } from '@broadsheet/block-kit';
import type { FieldValues, SafeHref } from '@broadsheet/block-kit';
import { Button, Heading, HeadingSection, OverlayText, Paragraph, token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { fields } from './fields.ts';
import { getHeroAlt, heroImages } from './heroImages.ts';
import { HeroPicture, WIDE_HERO } from './HeroPicture.tsx';

export type HeroProps = FieldValues<typeof fields>;

type Look = Pick<HeroProps, 'layout' | 'alignment'>;

const Stage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
`;

/** The text over the picture: in narrow windows over its lower half, in wide ones inside it. */
const Words = styled(OverlayText)<{ $look: Look }>`
  align-content: start;
  padding: 1.5rem ${token('gutter')};
  ${({ $look: { layout, alignment } }) => {
    const place = alignment === 'center' ? 'center' : 'start';
    const text = `justify-items: ${place}; text-align: ${place};`;
    return layout === 'stacked'
      ? 'justify-items: start;'
      : `grid-area: 1 / 1;
  align-self: end;
  ${text}
  @media ${WIDE_HERO} {
    align-self: center;
    justify-self: ${place};
    max-inline-size: min(40rem, 80%);
    margin: 2rem;
    padding: 2rem;
  }`;
  }}
`;

const Picture = styled.div`
  grid-area: 1 / 1;
`;

const Headline = styled(Heading)`
  font-size: ${token('type-5')};
  line-height: 1.1;
`;

const SubHeadline = styled(Heading)`
  font-size: ${token('type-3')};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`;

interface HeroLink {
  readonly href: SafeHref;
  readonly text: string;
  readonly type: HeroProps['link1Type'];
}

/** Returns the buttons that have a permitted URL and a text. */
function getLinks(values: HeroProps): readonly HeroLink[] {
  const written = [
    { action: values.link1Action, text: values.link1Text, type: values.link1Type },
    { action: values.link2Action, text: values.link2Text, type: values.link2Type },
  ];
  return written.flatMap(({ action, text = '', type }) => {
    const href = safeHref(action);
    return href === undefined || text.trim() === '' ? [] : { href, text: text.trim(), type };
  });
}

function Texts({ values }: { readonly values: HeroProps }) {
  const { headline, subHeadline, description } = values;
  return (
    <HeadingSection>
      {headline && <Headline>{headline}</Headline>}
      <HeadingSection>{subHeadline && <SubHeadline>{subHeadline}</SubHeadline>}</HeadingSection>
      {description && <Paragraph>{description}</Paragraph>}
    </HeadingSection>
  );
}

/** Renders a large picture with a headline, a text and up to two buttons; nothing without any of them. */
export function Hero(values: HeroProps) {
  const { layout, alignment, variant, headline, subHeadline, description } = values;
  const marks = useEditMarks();
  const images = heroImages(values);
  const links = getLinks(values);
  const hasPicture = Boolean(images.desktop.url?.trim());
  const hasText = Boolean(headline || subHeadline || description) || links.length > 0;
  if (!hasPicture && !hasText) return null;
  return (
    // The words lie over the picture, and stand for it while there is none.
    <Stage {...marks.image('imageDesktopURL')}>
      {hasPicture && (
        <Picture>
          <HeroPicture images={images} alt={getHeroAlt(values)} />
        </Picture>
      )}
      {hasText && (
        <Words
          variant={variant === 'dark' ? 'light' : 'dark'}
          $look={{ layout: hasPicture ? layout : 'stacked', alignment }}
        >
          <Texts values={values} />
          {links.length > 0 && (
            <Buttons>
              {links.map(({ href, text, type }, index) => (
                <Button key={index} href={href} variant={type} size="large">
                  {text}
                </Button>
              ))}
            </Buttons>
          )}
        </Words>
      )}
    </Stage>
  );
}
