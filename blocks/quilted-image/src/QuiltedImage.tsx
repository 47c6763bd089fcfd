'use client';
import { useHost } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { ChosenPicture, imageWidths } from '@broadsheet/story-ui';
import { Button, DESKTOP, Heading, HeadingSection, Link, OverlayText, token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { fields } from './fields.ts';
import { getPanels } from './getPanels.ts';
import type { Panel } from './getPanels.ts';

export type QuiltedImageProps = FieldValues<typeof fields>;

const Frame = styled.div`
  display: grid;
  gap: 1rem;
`;

const Headline = styled(Heading)`
  font-size: ${token('type-4')};
`;

const Quilt = styled.div`
  display: grid;
  gap: ${token('gap')};
  ${DESKTOP} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Patch = styled.div<{ $isWide: boolean; $ratio: string }>`
  display: grid;
  position: relative;
  overflow: hidden;
  background: ${token('tint')};
  & > * {
    grid-area: 1 / 1;
  }
  & > img {
    inline-size: 100%;
    block-size: 100%;
    aspect-ratio: ${({ $ratio }) => $ratio.replace(':', ' / ')};
    object-fit: cover;
  }
  ${DESKTOP} {
    ${({ $isWide }) => ($isWide ? 'grid-column: 1 / -1; & > img { max-block-size: 30rem; }' : '')}
  }
  &:focus-within {
    outline: 2px solid ${token('focus')};
    outline-offset: 2px;
  }
`;

const Words = styled(OverlayText)`
  align-self: end;
  justify-items: start;
  margin: 1rem;
  justify-self: start;
`;

/** The link, which covers its panel. The button has the same target and is only visual. */
const Cover = styled(Link)`
  font: 600 ${token('type-3')} / 1.2 ${token('serif')};
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
`;

function PanelFace({ panel, isWide }: { readonly panel: Panel; readonly isWide: boolean }) {
  const { image, alt, ratio, text, textVariant, buttonText, buttonVariant, href } = panel;
  return (
    <Patch $isWide={isWide} $ratio={ratio}>
      <ChosenPicture {...imageWidths.quiltedImage} chosen={image} alt={alt} ratio={ratio} />
      <Words variant={textVariant}>
        {href === undefined ? <span>{text}</span> : <Cover href={href}>{text}</Cover>}
        {buttonText !== '' && (
          <Button assistiveHidden variant={buttonVariant} size="small" {...(href !== undefined && { href })}>
            {buttonText}
          </Button>
        )}
      </Words>
    </Patch>
  );
}

/** Renders three linked pictures with text over them, one of them as wide as the page; nothing without a panel. */
export function QuiltedImage(values: QuiltedImageProps) {
  const { isAdmin } = useHost();
  const panels = getPanels(values, { isAdmin });
  if (panels.length === 0) return null;
  const wide = values.fullWidthImage === 'top' ? 1 : 3;
  const quilt = (
    <Quilt>
      {panels.map((panel) => (
        <PanelFace key={panel.number} panel={panel} isWide={panel.number === wide} />
      ))}
    </Quilt>
  );
  const headline = values.headline.trim();
  if (headline === '') return quilt;
  return (
    <HeadingSection>
      <Frame>
        <Headline>{headline}</Headline>
        {quilt}
      </Frame>
    </HeadingSection>
  );
}
