'use client';
import { contentValue, useContent, useGlobalContent, useHost } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { parseStory } from '@broadsheet/sdk-content';
import type { Story } from '@broadsheet/sdk-content';
import { useStoryLanguage, VideoFigure } from '@broadsheet/story-ui';
import { Badge, DESKTOP, Heading, HeadingSection, Paragraph, token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { fields } from './fields.ts';
import { showsPageVideo, videoRequest } from './videoRequest.ts';

export type VideoPlayerProps = FieldValues<typeof fields>;

const Inline = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
`;

const Feature = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem ${token('gap')};
  align-items: start;
  ${DESKTOP} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

const Column = styled.div`
  display: grid;
  gap: 0.75rem;
  align-content: start;
`;

const Mark = styled(Badge)`
  justify-self: start;
`;

const Title = styled(Heading)`
  font-size: ${token('type-4')};
`;

interface PartProps {
  readonly settings: VideoPlayerProps;
}

function Above({ settings: { alertBadge, title } }: PartProps) {
  return (
    <>
      {alertBadge && <Mark variant="danger">{alertBadge}</Mark>}
      {title && (
        <HeadingSection>
          <Title>{title}</Title>
        </HeadingSection>
      )}
    </>
  );
}

/** Matches markup with an aspect ratio of its own, or with a frame of another site, which has its own. */
const HAS_SHAPE = /\sdata-(?:aspect-)?ratio=|\bbs-embed\b|<iframe\b/i;

/**
 * Returns the aspect ratio of the player, such as `16:9`; `--` means that of the markup. A video file without one has the
 * ratio of its still; without a still the player is 16:9.
 */
function playerRatio(chosen: string, { embed_html = '', promo_items }: Story): string {
  if (chosen !== '--' || HAS_SHAPE.test(embed_html)) return chosen;
  const { width = 0, height = 0 } = promo_items?.basic ?? {};
  return width > 0 && height > 0 ? `${width}:${height}` : chosen;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * Returns the video with the title and caption for below the player: the video's own, unless it is not the page's video and
 * the editor has written both a title and a description.
 */
function withCaption(video: Story, { title, description, ...values }: VideoPlayerProps): Story {
  if (showsPageVideo(values) || !title || !description) return video;
  return {
    ...video,
    headlines: { ...video.headlines, basic: escaped(title) },
    description: { basic: escaped(description) },
  };
}

function Figure({ video, settings }: PartProps & { readonly video: Story }) {
  const { hideVideoTitle, hideVideoCaption, hideVideoCredits } = settings;
  const { autoplay, playthrough, viewportPercentage, borderRadius, aspectRatio } = settings;
  const caption = withCaption(video, settings);
  const language = useStoryLanguage(video);
  return (
    <VideoFigure
      video={caption}
      // A caption of the editor is in the site's language.
      {...(caption === video && { language })}
      hidden={{ hideTitle: hideVideoTitle, hideCaption: hideVideoCaption, hideCredits: hideVideoCredits }}
      player={{
        autoplay,
        playthrough,
        viewportPercentage,
        borderRadius,
        aspectRatio: playerRatio(aspectRatio, video),
      }}
    />
  );
}

/** Renders a video with its title, caption and credits; nothing without a player. */
export function VideoPlayer(settings: VideoPlayerProps) {
  const { site } = useHost();
  const chosen = contentValue(useContent(videoRequest(settings, site.id), parseStory));
  const own = useGlobalContent(parseStory);
  const video = showsPageVideo(settings) ? own : chosen;
  if (video?.embed_html === undefined || video.embed_html.trim() === '') return null;
  const figure = <Figure video={video} settings={settings} />;
  const description = settings.description ? <Paragraph>{settings.description}</Paragraph> : null;
  switch (settings.displayStyle) {
    case 'inlineVideo':
      return (
        <Inline>
          <Above settings={settings} />
          {figure}
          {description}
        </Inline>
      );
    case 'featureVideo':
      return (
        <Feature>
          {figure}
          <Column>
            <Above settings={settings} />
            {description}
          </Column>
        </Feature>
      );
  }
}
