import { parseStory } from '@broadsheet/sdk-content';
import { styled } from 'styled-components';
import { VideoFigure } from '../gallery/VideoFigure.tsx';
import type { ElementRenderer } from './ElementRenderer.ts';
import { cleared, reaching } from './elementStyles.ts';

const Figure = styled(VideoFigure)`
  ${cleared}
  ${reaching}
`;

export const renderVideo: ElementRenderer = ({ raw }, { settings }) => {
  const video = parseStory(raw);
  if (video?.embed_html === undefined) return undefined;
  const { aspectRatio, viewportPercentage, borderRadius } = settings;
  const { hideVideoTitle, hideVideoCaption, hideVideoCredits } = settings;
  return (
    <Figure
      video={video}
      hidden={{
        hideTitle: hideVideoTitle,
        hideCaption: hideVideoCaption,
        hideCredits: hideVideoCredits,
      }}
      player={{ aspectRatio, viewportPercentage, borderRadius }}
    />
  );
};
