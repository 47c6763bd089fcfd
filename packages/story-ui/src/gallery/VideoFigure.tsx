'use client';
import type { Story } from '@broadsheet/sdk-content';
import type { VideoProps } from '@broadsheet/ui';
import type { LanguageAttributes } from '../language/getStoryLanguage.ts';
import type { Credited } from './creditsLine.ts';
import { MediaFigure } from './MediaFigure.tsx';
import { mediaTexts } from './mediaTexts.ts';
import type { HiddenTexts } from './mediaTexts.ts';
import { Player } from './Player.tsx';

export interface VideoFigureProps {
  readonly video: Pick<Story, 'embed_html' | 'headlines' | 'description'> & Credited;
  readonly hidden: HiddenTexts;
  readonly player: Omit<VideoProps, 'embedMarkup' | 'className'>;
  /** The language of the texts, where it is not the site's. */
  readonly language?: LanguageAttributes;
  readonly className?: string;
}

/** Renders a player with headline, description and credits below it; nothing without markup. */
export function VideoFigure({ video, hidden, player, language, className }: VideoFigureProps) {
  if (video.embed_html === undefined) return null;
  const texts = mediaTexts(
    { ...video, title: video.headlines?.basic, caption: video.description?.basic },
    hidden,
  );
  return (
    <MediaFigure texts={texts} language={language} className={className}>
      <Player {...player} embedMarkup={video.embed_html} />
    </MediaFigure>
  );
}
