import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { VideoPlayer as Block } from './VideoPlayer.tsx';

/** Renders a video with its title, caption and credits; nothing without a player. */
export const VideoPlayer = withFieldDefaults(fields, Block);
export type { VideoPlayerProps } from './VideoPlayer.tsx';
