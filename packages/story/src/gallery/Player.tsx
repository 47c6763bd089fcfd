'use client';
import { Island } from '@broadsheet/block-kit';
import { Video } from '@broadsheet/ui';
import type { VideoProps } from '@broadsheet/ui';

const VIDEO = /<video\b/i;
const HOSTED = /<div[^>]*\sdata-(?:uuid|stream|org)=/i;

/** A video of the page needs script only to start on its own, a hosted player always; a foreign frame is a link. */
function needsScript({ embedMarkup = '', autoplay = false }: VideoProps): boolean {
  return HOSTED.test(embedMarkup) || (autoplay && VIDEO.test(embedMarkup));
}

/** A player inside a static block; one that needs script wakes once it is in view. Nothing without markup. */
export function Player(props: VideoProps) {
  if (!props.embedMarkup) return null;
  if (!needsScript(props)) return <Video {...props} />;
  return <Island name="story-player" when="visible" component={Video} props={props} />;
}
