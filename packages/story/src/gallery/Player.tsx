'use client';
import { Island } from '@broadsheet/block-kit';
import { Html, Video } from '@broadsheet/ui';
import type { VideoProps } from '@broadsheet/ui';
import { styled } from 'styled-components';

const Scripted = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

const Unscripted = styled.div`
  & iframe {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 16 / 9;
    border: 0;
  }
`;

/** A film of the page itself plays without script, unless it shall start on its own. */
function playsAlone({ embedMarkup = '', autoplay = false }: VideoProps): boolean {
  return !autoplay && /<video\b/i.test(embedMarkup);
}

/**
 * A player inside a static block. Frames and hosted players need script and wake once they are in view; without
 * script the page shows their markup as it is. Nothing without markup.
 */
export function Player(props: VideoProps) {
  const { embedMarkup } = props;
  if (!embedMarkup) return null;
  if (playsAlone(props)) return <Video {...props} />;
  return (
    <>
      <Scripted>
        <Island name="story-player" when="visible" component={Video} props={props} />
      </Scripted>
      <noscript>
        <Html as={Unscripted} html={embedMarkup} />
      </noscript>
    </>
  );
}
