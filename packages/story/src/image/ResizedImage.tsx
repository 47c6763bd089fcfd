'use client';
import { useHost, usePublicUrl } from '@broadsheet/block-kit';
import { resizerAddress } from '@broadsheet/sdk-content';
import { spellAttributes, token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { assetUrl } from './assetUrl.ts';
import type { ImageSource } from './ImageSource.ts';

/** Width to height, e.g. `16:9`. */
export type Ratio = `${number}:${number}`;

export interface ResizedImageProps {
  /** Absent: the site's fallback image stands in, with an empty alt. */
  readonly source: ImageSource | undefined;
  /** Empty for an image that adds nothing to the text beside it. */
  readonly alt: string;
  /** Shape it is cropped to; absent: its own shape. */
  readonly ratio?: Ratio;
  /** CSS pixels of the `src`. */
  readonly width: number;
  /** CSS pixels of the candidates of the source set. */
  readonly widths: readonly number[];
  readonly sizes?: string;
  readonly loading?: 'lazy' | 'eager';
  /** The image a page is waited for: fetched first. */
  readonly isLead?: boolean;
}

const Frame = styled.img`
  inline-size: 100%;
  background: ${token('tint')};
  object-fit: cover;
`;

function heightFor(width: number, ratio: Ratio | undefined, source: ImageSource): number | undefined {
  const [across, down] = ratio?.split(':').map(Number) ?? [source.width, source.height];
  return across && down ? Math.floor((width * down) / across) : undefined;
}

/**
 * A resized image with a source set. Without a token it logs that and shows the plain source; without a source it shows the site's fallback image.
 */
export function ResizedImage(props: ResizedImageProps) {
  const { source, alt, ratio, width, widths, sizes, loading = 'lazy', isLead = false } = props;
  const { site, tokenVersion, log } = useHost();
  const publicUrl = usePublicUrl();
  const shape = {
    style: ratio && { aspectRatio: ratio.replace(':', ' / ') },
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
      resizerURL: publicUrl(site.resizerURL ?? ''),
      tokenVersion,
      width: across,
      height: heightFor(across, ratio, source),
    });
  const src = resized(width);
  if (src === undefined) {
    log('No auth token provided for resizer');
    return (
      <Frame
        {...shape}
        src={publicUrl(source.url)}
        alt={alt}
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
      width={width}
      height={heightFor(width, ratio, source)}
      {...spellAttributes({ fetchPriority: isLead ? 'high' : undefined })}
      decoding="async"
    />
  );
}
