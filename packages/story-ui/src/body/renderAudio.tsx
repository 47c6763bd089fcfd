import { safeHref } from '@broadsheet/block-kit';
import { parseStory } from '@broadsheet/sdk-content';
import { Link } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { MediaFigure } from '../gallery/MediaFigure.tsx';
import { mediaTexts } from '../gallery/mediaTexts.ts';
import { AudioSource } from './AudioSource.tsx';
import type { ElementRenderer } from './ElementRenderer.ts';
import { cleared } from './elementStyles.ts';

const Figure = styled(MediaFigure)`
  ${cleared}
`;

const Sound = styled.audio`
  inline-size: 100%;
`;

/** Renders a recording with its texts below, as for videos; nothing is fetched before it is played. */
export const renderAudio: ElementRenderer = ({ raw, source_url, streams = [] }, { settings }) => {
  const addresses = [...streams.map(({ url }) => url), source_url].flatMap((url) => safeHref(url) ?? []);
  const [first] = addresses;
  if (first === undefined) return undefined;
  const { headlines, description, credits } = parseStory(raw) ?? {};
  const texts = mediaTexts(
    { title: headlines?.basic, caption: description?.basic, credits },
    {
      hideTitle: settings.hideVideoTitle,
      hideCaption: settings.hideVideoCaption,
      hideCredits: settings.hideVideoCredits,
    },
  );
  return (
    <Figure texts={texts}>
      <Sound controls preload="none">
        {addresses.map((address) => (
          <AudioSource key={address} address={address} />
        ))}
        <Link href={first}>{first}</Link>
      </Sound>
    </Figure>
  );
};
