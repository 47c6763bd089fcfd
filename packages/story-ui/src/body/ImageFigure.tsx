'use client';
import { safeHref, useHost } from '@broadsheet/block-kit';
import { plainText } from '@broadsheet/sdk-content';
import type { Image } from '@broadsheet/sdk-content';
import { DESKTOP, Link, token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { MediaFigure } from '../gallery/MediaFigure.tsx';
import { ResizedImage } from '../image/ResizedImage.tsx';
import { imageTexts } from '../gallery/mediaTexts.ts';
import { imageWidths } from '../image/imageWidths.ts';
import type { ElementSettings } from './ElementRenderer.ts';
import { cleared, reaching } from './elementStyles.ts';

const Full = styled(MediaFigure)`
  ${cleared}
  ${reaching}
`;

/**
 * An image beside the text on wide screens, at half the text's width. `start` is the left side, mirrored in Arabic. At the end
 * it stands partly in the room beside the text.
 */
const Floated = styled(MediaFigure)<{ $side: 'start' | 'end' }>`
  ${reaching}
  ${DESKTOP} {
    float: inline-${({ $side }) => $side};
    clear: inline-${({ $side }) => $side};
    inline-size: calc(min(100%, ${token('measure')}) / 2 - ${token('gap')} / 2);
    margin-inline-${({ $side }) => ($side === 'start' ? 'end' : 'start')}: ${token('gap')};
    margin-block: 0.4rem 0.75rem;
  }
`;

const SIDES: ReadonlyMap<string | undefined, 'start' | 'end'> = new Map([
  ['left', 'start'],
  ['right', 'end'],
]);

interface ImageFigureProps {
  readonly image: Image;
  readonly settings: ElementSettings;
}

/** Renders an image of a story's text, at its full width or beside it, with its texts and its link. */
export function ImageFigure({ image, settings }: ImageFigureProps) {
  const { log } = useHost();
  const side = SIDES.get(image.alignment);
  const { hideImageTitle, hideImageCaption, hideImageCredits } = settings;
  const texts = imageTexts(image, {
    hideTitle: hideImageTitle,
    hideCaption: hideImageCaption,
    hideCredits: hideImageCredits,
  });
  const alt = image.alt_text ?? '';
  const measure = side === undefined ? imageWidths.acrossText : imageWidths.besideText;
  const resized = <ResizedImage source={image} alt={alt} {...measure} />;
  const given = image.additional_properties?.link;
  const href = safeHref(given);
  if (given !== undefined && href === undefined)
    log(
      `The image "${image._id ?? image.url}" is shown without its link, which is no web address: ${given}. Correct it in the story.`,
    );
  // A link needs an accessible name, which an image with an empty alternative text does not provide.
  const name = alt || (plainText(image.caption) ?? plainText(image.subtitle) ?? href);
  const linked =
    href === undefined ? (
      resized
    ) : (
      <Link href={href} label={alt === '' ? name : undefined}>
        {resized}
      </Link>
    );
  return side === undefined ? (
    <Full texts={texts}>{linked}</Full>
  ) : (
    <Floated texts={texts} $side={side}>
      {linked}
    </Floated>
  );
}
