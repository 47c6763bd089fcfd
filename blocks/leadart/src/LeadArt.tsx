'use client';
import { useGlobalContent, useHost, usePublicUrl } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { parseStory } from '@broadsheet/sdk-content';
import type { PromoItem, Story } from '@broadsheet/sdk-content';
import {
  Gallery,
  MediaFigure,
  VideoFigure,
  getGalleryImages,
  imageTexts,
  imageWidths,
  useStoryLanguage,
} from '@broadsheet/story-ui';
import { Html, spellAttributes } from '@broadsheet/ui';
import type { LanguageAttributes } from '@broadsheet/story-ui';
import type { fields } from './fields.ts';
import { FullScreenImage } from './FullScreenImage.tsx';

export type LeadArtProps = FieldValues<typeof fields>;

interface PartProps {
  readonly art: PromoItem;
  readonly settings: LeadArtProps;
  readonly language: LanguageAttributes;
}

function LeadImage({ art, settings, language }: PartProps) {
  if (art.url === undefined) return null;
  return (
    <MediaFigure texts={imageTexts(art, settings)} language={language}>
      <FullScreenImage
        source={art}
        alt={art.alt_text ?? ''}
        ratio={settings.imageRatio}
        isLead={settings.imageLoadingStrategy === 'eager'}
      />
    </MediaFigure>
  );
}

function LeadGallery({ art, settings, language }: PartProps) {
  const { tokenVersion, instanceId } = useHost();
  const { hideTitle, hideCaption, hideCredits, imageLoadingStrategy } = settings;
  return (
    <Gallery
      id={art._id ?? instanceId}
      title={art.headlines?.basic}
      language={language}
      images={getGalleryImages(art.content_elements, { tokenVersion, hideTitle, hideCaption, hideCredits })}
      measure={{ height: 450 }}
      hasAdPlaces
      widths={imageWidths.leadArt.widths}
      sizes={imageWidths.leadArt.sizes}
      first={imageLoadingStrategy === 'eager' ? 'lead' : 'lazy'}
    />
  );
}

/** Returns the URL of a video's poster, from its sanitised markup. */
function getPoster(markup: string | undefined): string | undefined {
  return /<video\b[^>]*\sposter="([^"]+)"/i.exec(markup ?? '')?.[1]?.replaceAll('&amp;', '&');
}

function LeadVideo({ art, settings, language }: PartProps) {
  const publicUrl = usePublicUrl();
  const { videoRatio, viewportPercentage, borderRadius, enableAutoplay, playthrough } = settings;
  const poster = settings.imageLoadingStrategy === 'eager' ? getPoster(art.embed_html) : undefined;
  return (
    <>
      {poster !== undefined && (
        <link
          rel="preload"
          as="image"
          href={publicUrl(poster)}
          {...spellAttributes({ fetchPriority: 'high' })}
        />
      )}
      <VideoFigure
        video={art}
        hidden={settings}
        language={language}
        player={{
          aspectRatio: videoRatio,
          viewportPercentage,
          borderRadius,
          autoplay: enableAutoplay,
          playthrough,
        }}
      />
    </>
  );
}

/**
 * Returns the lead art of the page's story. A video has none: there the video itself precedes the still that promotes it.
 */
function getLeadArt(story: Story | undefined): PromoItem | undefined {
  const { lead_art, basic } = story?.promo_items ?? {};
  const isVideo = story?.type === 'video' && story.embed_html !== undefined;
  return lead_art ?? (isVideo ? story : basic);
}

/** Renders what leads the page's story, by its type: its lead art, the story itself if it is a video, else its image. */
export function LeadArt(settings: LeadArtProps) {
  const story = useGlobalContent(parseStory);
  const art = getLeadArt(story);
  const part = { settings, language: useStoryLanguage(story) };
  switch (art?.type) {
    case 'raw_html':
      return art.content === undefined ? null : <Html as="div" html={art.content} {...part.language} />;
    case 'image':
      return <LeadImage art={art} {...part} />;
    case 'gallery':
      return <LeadGallery art={art} {...part} />;
    case 'video':
      return <LeadVideo art={art} {...part} />;
    case undefined:
    default:
      return null;
  }
}
