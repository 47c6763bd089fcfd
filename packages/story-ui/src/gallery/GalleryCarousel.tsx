'use client';
/**
 * A gallery: one image in view, with its title, caption and credits below it.
 *
 * Images of any shape are shown whole in a frame of one shape, so that the content below does not move between images. The
 * site property `galleryCubeClicks` is the number of images between two ads; the block of the gallery provides the ad.
 */
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { Carousel, token } from '@broadsheet/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { ResizedImage } from '../image/ResizedImage.tsx';
import type { ImageSource } from '../image/ImageSource.ts';
import { galleryAd } from './galleryAd.ts';
import type { GalleryImage } from './getGalleryImages.ts';
import type { LanguageAttributes } from '../language/getStoryLanguage.ts';
import { MediaFigure } from './MediaFigure.tsx';
import { phrases } from './phrases.ts';

/** The images that are fetched before a reader swipes: the one in view and two ahead. */
const FETCHED = 3;

/**
 * Browsers fetch lazy images several screens ahead, which in a strip is the whole gallery. They do not fetch those in a box
 * whose content they skip; the carousel's script requests them as a reader goes on.
 */
const Stage = styled.div<{ $isAhead: boolean }>`
  aspect-ratio: 3 / 2;
  content-visibility: ${({ $isAhead }) => ($isAhead ? 'auto' : 'visible')};
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
  /** The gallery's id for events; the same gallery may be on a page twice. */
  readonly id: string;
  /** The accessible name, as plain text. */
  readonly label: string;
  readonly images: readonly GalleryImage[];
  /** The size of the `src` in CSS pixels: its width, or the height from which the width is calculated. */
  readonly measure: { readonly width: number } | { readonly height: number };
  /** The widths of the source set's candidates in CSS pixels. */
  readonly widths: readonly number[];
  readonly sizes: string;
  /** The language of the images' texts, where it is not the site's. */
  readonly language?: LanguageAttributes;
  /** The loading of the first image; the others are lazy. `lead`: fetched before all other images. Default: `eager`. */
  readonly first?: 'eager' | 'lazy' | 'lead';
  /** Whether there are ads between the images, at the site's interval. */
  readonly hasAdPlaces?: boolean;
}

/** Returns the width of the `src`; an image without known dimensions counts as 16:9. */
function getWidth(measure: GalleryCarouselProps['measure'], { width, height }: ImageSource): number {
  if ('width' in measure) return measure.width;
  return Math.ceil(measure.height * (width && height ? width / height : 16 / 9));
}

/** Renders the ad of a gallery; in the page builder a note if no block provides it. */
function GalleryAd() {
  const t = usePhrases(phrases);
  const renderAd = useHost().brought?.get(galleryAd.name);
  return renderAd === undefined ? <AdPlace>{t('ads.missing')}</AdPlace> : renderAd();
}

/** Renders the gallery; nothing without images. */
export function GalleryCarousel(props: GalleryCarouselProps) {
  const { id, label, images, measure, widths, sizes, first = 'eager', hasAdPlaces = false } = props;
  const { site, isAdmin, brought } = useHost();
  const hasAds = hasAdPlaces && (isAdmin || brought?.has(galleryAd.name) === true);
  const elementId = useId();
  const slides = images.map(({ source, alt, texts }, index) => ({
    key: `${index} ${source._id ?? source.url}`,
    content: (
      <MediaFigure texts={texts} language={props.language}>
        <Stage $isAhead={index >= FETCHED}>
          <ResizedImage
            {...{ source, alt, widths, sizes }}
            width={getWidth(measure, source)}
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
      // If no block provides ads, editors see the place of an ad, and readers see no ads.
      adElement={hasAds && <GalleryAd />}
      adsWait={!isAdmin}
      adInterstitialClicks={hasAds ? site.galleryCubeClicks : undefined}
    />
  );
}
