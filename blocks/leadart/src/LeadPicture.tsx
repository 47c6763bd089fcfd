'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { Picture } from '@broadsheet/story';
import type { PictureSource, Ratio } from '@broadsheet/story';
import { FullScreen } from '@broadsheet/ui';
import { phrases } from './phrases.ts';

export interface LeadPictureProps {
  readonly source: PictureSource;
  readonly alt: string;
  readonly ratio: Ratio;
  /** At once and before the other pictures of the page. */
  readonly isLead: boolean;
}

/** A picture that can fill the screen. Its button shows only in a browser that can; without script it is a picture. */
export function LeadPicture({ source, alt, ratio, isLead }: LeadPictureProps) {
  const t = usePhrases(phrases);
  return (
    <FullScreen enterLabel={t('lead.fsEnter')} exitLabel={t('lead.fsExit')}>
      <Picture
        {...{ source, alt, ratio, isLead }}
        width={800}
        widths={[800, 1600]}
        sizes="(min-width: 64rem) 46rem, 100vw"
      />
    </FullScreen>
  );
}
