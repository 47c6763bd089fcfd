'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { ResizedImage, imageWidths } from '@broadsheet/story-ui';
import type { ImageSource, Ratio } from '@broadsheet/story-ui';
import { FullScreen } from '@broadsheet/ui';
import { phrases } from './phrases.ts';

export interface FullScreenImageProps {
  readonly source: ImageSource;
  readonly alt: string;
  readonly ratio: Ratio;
  /** Whether the image loads eagerly, before the other images of the page. */
  readonly isLead: boolean;
}

/**
 * Renders an image that can fill the screen. Its button is visible only in browsers that can do that; without script it is a
 * plain image.
 */
export function FullScreenImage({ source, alt, ratio, isLead }: FullScreenImageProps) {
  const t = usePhrases(phrases);
  return (
    <FullScreen enterLabel={t('lead.fsEnter')} exitLabel={t('lead.fsExit')}>
      <ResizedImage {...{ source, alt, ratio, isLead }} {...imageWidths.leadArt} />
    </FullScreen>
  );
}
