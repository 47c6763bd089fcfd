'use client';
import { useHost, usePublicUrl } from '@broadsheet/block-kit';
import { resizerAddress } from '@broadsheet/sdk-content';
import { spellAttributes, token } from '@broadsheet/ui';
import { css, styled } from 'styled-components';
import { assetUrl } from './assetUrl.ts';
import type { ImageSource } from './ImageSource.ts';

/** The ratio of width to height, e.g. `16:9`. */
export type Ratio = `${number}:${number}`;

export interface ResizedImageProps {
  /** The image; absent: the site's fallback image is shown, with an empty alternative text. */
  readonly source: ImageSource | undefined;
  /** The alternative text; empty for an image that adds nothing to the text beside it. */
  readonly alt: string;
  /** The language of the alternative text, where it is not the site's. */
  readonly lang?: string | undefined;
  /** The shape to which the image is cropped. Default: its own shape. */
  readonly ratio?: Ratio;
  /** The width of the `src` in CSS pixels. */
  readonly width: number;
  /** The widths of the source set's candidates in CSS pixels. */
  readonly widths: readonly number[];
  readonly sizes?: string;
  readonly loading?: 'lazy' | 'eager';
  /** Whether it is the main image of the page, which is fetched first. */
  readonly isLead?: boolean;
}

/** The ratio is a class, because strict policies refuse the attribute `style`. */
const Frame = styled.img<{ $ratio: Ratio | undefined }>`
  ${({ $ratio }) =>
    $ratio &&
    css`
      aspect-ratio: ${$ratio.replace(':', ' / ')};
    `}
  inline-size: 100%;
  background: ${token('tint')};
  object-fit: cover;
`;

const NO_RESIZER =
  'Images are shown in their original size, because the site has no resizer: set the site property "resizerURL".';

function heightFor(width: number, ratio: Ratio | undefined, source: ImageSource): number | undefined {
  const [across, down] = ratio?.split(':').map(Number) ?? [source.width, source.height];
  return across && down ? Math.floor((width * down) / across) : undefined;
}

/**
 * Renders a resized image with a source set. Without a token, or on a site without a resizer, it logs which is missing and
 * shows the original; without a source it shows the site's fallback image.
 */
export function ResizedImage(props: ResizedImageProps) {
  const { source, alt, lang, ratio, width, widths, sizes, loading = 'lazy', isLead = false } = props;
  const { site, tokenVersion, log } = useHost();
  const publicUrl = usePublicUrl();
  const shape = {
    $ratio: ratio,
    loading: isLead ? ('eager' as const) : loading,
  };
  if (source?.url === undefined) {
    if (site.fallbackImage === undefined) return null;
    return (
      <Frame
        {...shape}
        src={publicUrl(assetUrl(site.fallbackImage))}
        alt=""
        width={width}
        height={heightFor(width, ratio ?? '3:2', {})}
      />
    );
  }
  const resized = (across: number) =>
    resizerAddress(source, {
      resizerURL: site.resizerURL && publicUrl(site.resizerURL),
      tokenVersion,
      width: across,
      height: heightFor(across, ratio, source),
    });
  const src = resized(width);
  if (src === undefined) {
    log(source.auth?.[tokenVersion] && !site.resizerURL ? NO_RESIZER : 'No auth token provided for resizer');
    return (
      <Frame
        {...shape}
        src={publicUrl(source.url)}
        alt={alt}
        lang={lang}
        width={width}
        height={heightFor(width, ratio, source)}
      />
    );
  }
  const candidates = widths.filter((across) => Number.isInteger(across) && across > 0);
  const srcSet = candidates.map((across) => `${resized(across)} ${across}w`).join(', ');
  return (
    <Frame
      {...shape}
      src={src}
      srcSet={srcSet || undefined}
      sizes={srcSet ? sizes : undefined}
      alt={alt}
      lang={lang}
      width={width}
      height={heightFor(width, ratio, source)}
      {...spellAttributes({ fetchPriority: isLead ? 'high' : undefined })}
      decoding="async"
    />
  );
}
