'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { ResizedImage, imageWidths } from '@broadsheet/story';
import type { ImageSource, Ratio } from '@broadsheet/story';
import { FullScreen } from '@broadsheet/ui';
import { phrases } from './phrases.ts';

export interface FullScreenImageProps {
  readonly source: ImageSource;
  readonly alt: string;
  readonly ratio: Ratio;
  /** At once and before the other images of the page. */
  readonly isLead: boolean;
}

/** An image that can fill the screen. Its button shows only in a browser that can; without script it is an image. */
export function FullScreenImage({ source, alt, ratio, isLead }: FullScreenImageProps) {
  const t = usePhrases(phrases);
  return (
    <FullScreen enterLabel={t('lead.fsEnter')} exitLabel={t('lead.fsExit')}>
      <ResizedImage {...{ source, alt, ratio, isLead }} {...imageWidths.leadArt} />
    </FullScreen>
  );
}
