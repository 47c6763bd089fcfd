'use client';
import { Island } from '@broadsheet/block-kit';
import { Video } from '@broadsheet/ui';
import type { VideoProps } from '@broadsheet/ui';

const VIDEO = /<video\b/i;
const HOSTED = /<div[^>]*\sdata-(?:uuid|stream|org)=/i;

/**
 * Tells whether a player needs script: a plain video only for autoplay, a hosted player always; a frame of another site
 * never, because it is a link.
 */
function needsScript({ embedMarkup = '', autoplay = false }: VideoProps): boolean {
  return HOSTED.test(embedMarkup) || (autoplay && VIDEO.test(embedMarkup));
}

/**
 * Renders a player inside a static block; one that needs script becomes an island that hydrates when visible. Nothing
 * without markup.
 */
export function Player(props: VideoProps) {
  if (!props.embedMarkup) return null;
  if (!needsScript(props)) return <Video {...props} />;
  return <Island name="story-player" when="visible" component={Video} props={props} />;
}
