'use client';
import { useHost, usePublicUrl } from '@broadsheet/block-kit';
import { resizerAddress } from '@broadsheet/sdk-content';
import { assetUrl, useChosenImage } from '@broadsheet/story-ui';
import type { ShownImage } from '@broadsheet/story-ui';
import { styled } from 'styled-components';
import type { HeroImages } from './heroImages.ts';

/** The media query of the desktop picture. */
export const WIDE_HERO = '(min-width: 600px)';

const DESKTOP_BOX = { width: 1200, height: 800 };
const MOBILE_BOX = { width: 320, height: 400 };

const Shown = styled.img`
  inline-size: 100%;
  aspect-ratio: 4 / 5;
  object-fit: cover;
  @media ${WIDE_HERO} {
    aspect-ratio: 3 / 2;
    max-block-size: 36rem;
  }
`;

type Box = typeof DESKTOP_BOX;

/**
 * Returns the URLs for screens with one and two device pixels per CSS pixel; the plain URL when the image cannot be resized.
 */
function useAddresses(
  shown: ShownImage,
  box: Box,
): { readonly src: string; readonly srcSet?: string } | undefined {
  const { site, tokenVersion } = useHost();
  const publicUrl = usePublicUrl();
  switch (shown.kind) {
    case 'none':
      return undefined;
    case 'unusable':
      return site.fallbackImage === undefined ? undefined : { src: publicUrl(assetUrl(site.fallbackImage)) };
    case 'image': {
      const { url = '' } = shown.image;
      const at = (times: number) =>
        resizerAddress(shown.image, {
          resizerURL: publicUrl(site.resizerURL ?? ''),
          tokenVersion,
          crop: 'smart',
          width: box.width * times,
          height: box.height * times,
        });
      const src = at(1);
      return src === undefined ? { src: publicUrl(url) } : { src, srcSet: `${src}, ${at(2) ?? src} 2x` };
    }
  }
}

/** Renders the picture of a hero: one for narrow windows and one for wide ones. Nothing without either. */
export function HeroPicture({ images, alt }: { readonly images: HeroImages; readonly alt: string }) {
  const desktop = useAddresses(useChosenImage(images.desktop), DESKTOP_BOX);
  const mobile = useAddresses(useChosenImage(images.mobile), MOBILE_BOX);
  if (mobile === undefined) return null;
  return (
    <picture>
      {desktop && <source media={WIDE_HERO} srcSet={desktop.srcSet ?? desktop.src} {...DESKTOP_BOX} />}
      <Shown src={mobile.src} srcSet={mobile.srcSet} alt={alt} {...MOBILE_BOX} decoding="async" />
    </picture>
  );
}
