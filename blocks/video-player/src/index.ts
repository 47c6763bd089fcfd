export { VideoPlayer } from './VideoPlayer.tsx';
export type { VideoPlayerProps } from './VideoPlayer.tsx';
