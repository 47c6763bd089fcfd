'use client';
/**
 * A gallery: one image in view, its title, caption and credits below it.
 *
 * Images of any shape stand whole on a stage of one shape, so that nothing below moves from one to the next. The
 * site property `galleryCubeClicks` says after how many images an ad stands, which the block of the gallery brings.
 */
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { Carousel, token } from '@broadsheet/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { ResizedImage } from '../image/ResizedImage.tsx';
import type { ImageSource } from '../image/ImageSource.ts';
import { galleryAd } from './galleryAd.ts';
import type { GalleryImage } from './getGalleryImages.ts';
import { MediaFigure } from './MediaFigure.tsx';
import { phrases } from './phrases.ts';

const Stage = styled.div`
  aspect-ratio: 3 / 2;
  background: ${token('tint')};
  & img {
    block-size: 100%;
    object-fit: contain;
  }
  section:fullscreen & {
    aspect-ratio: auto;
    block-size: calc(100vh - 11rem);
  }
`;

const AdPlace = styled.p`
  display: grid;
  place-content: center;
  aspect-ratio: 3 / 2;
  padding: 1rem;
  background: ${token('tint')};
  color: ${token('ink-soft')};
  font: 400 ${token('type-1')} / 1.4 ${token('sans')};
  text-align: center;
`;

export interface GalleryCarouselProps {
  /** Id of the gallery, as events carry it; the same gallery may stand on a page twice. */
  readonly id: string;
  /** Accessible name, plain text. */
  readonly label: string;
  readonly images: readonly GalleryImage[];
  /** CSS pixels of the `src`: its width, or the height that its width follows from. */
  readonly measure: { readonly width: number } | { readonly height: number };
  /** CSS pixels of the candidates of the source set. */
  readonly widths: readonly number[];
  readonly sizes: string;
  /** Of the first image, `eager` unless told; the rest are lazy. `lead`: fetched before all others. */
  readonly first?: 'eager' | 'lazy' | 'lead';
  /** Ads stand between its images, after as many as the site says. */
  readonly hasAdPlaces?: boolean;
}

/** An image that does not tell its shape is taken for a wide one. */
function widthOf(measure: GalleryCarouselProps['measure'], { width, height }: ImageSource): number {
  if ('width' in measure) return measure.width;
  return Math.ceil(measure.height * (width && height ? width / height : 16 / 9));
}

/** An ad of the size that galleries have; where no block brings it, what editors are told. */
function GalleryAd() {
  const t = usePhrases(phrases);
  const renderAd = useHost().brought?.get(galleryAd.name);
  return renderAd === undefined ? <AdPlace>{t('ads.missing')}</AdPlace> : renderAd();
}

/** Nothing without images. */
export function GalleryCarousel(props: GalleryCarouselProps) {
  const { id, label, images, measure, widths, sizes, first = 'eager', hasAdPlaces = false } = props;
  const { site, isAdmin, brought } = useHost();
  const hasAds = hasAdPlaces && (isAdmin || brought?.has(galleryAd.name) === true);
  const elementId = useId();
  const slides = images.map(({ source, alt, texts }, index) => ({
    key: `${index} ${source._id ?? source.url}`,
    content: (
      <MediaFigure texts={texts}>
        <Stage>
          <ResizedImage
            {...{ source, alt, widths, sizes }}
            width={widthOf(measure, source)}
            loading={index === 0 && first !== 'lazy' ? 'eager' : 'lazy'}
            isLead={index === 0 && first === 'lead'}
          />
        </Stage>
      </MediaFigure>
    ),
  }));
  return (
    <Carousel
      {...{ label, slides }}
      id={elementId}
      galleryId={id}
      slidesToShow={1}
      showCounter
      enableAutoplay
      enableFullScreen
      // Where no block brings ads, editors see where they would stand; readers go from one image to the next.
      adElement={hasAds && <GalleryAd />}
      adsWait={!isAdmin}
      adInterstitialClicks={hasAds ? site.galleryCubeClicks : undefined}
    />
  );
}
