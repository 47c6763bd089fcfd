/** The names of the design system's drawings. */
export type IconName =
  | 'arrow-end'
  | 'arrow-start'
  | 'bookmark'
  | 'camera'
  | 'caret'
  | 'check'
  | 'close'
  | 'envelope'
  | 'expand'
  | 'facebook'
  | 'instagram'
  | 'link'
  | 'linkedin'
  | 'lock'
  | 'medium'
  | 'menu'
  | 'pause'
  | 'pinterest'
  | 'play'
  | 'reddit'
  | 'rss'
  | 'search'
  | 'share'
  | 'shrink'
  | 'snapchat'
  | 'soundcloud'
  | 'tumblr'
  | 'twitter'
  | 'user'
  | 'bluesky'
  | 'whatsapp'
  | 'youtube';

/** A drawing on a grid of 24 by 24 units. */
export interface IconDrawing {
  readonly name: IconName;
  /** SVG path data; a `line` is stroked two units wide, a `solid` is filled. */
  readonly path: string;
  readonly look: 'line' | 'solid';
  /** True if the drawing points in reading direction, so that it is mirrored in right-to-left text. */
  readonly mirrors?: boolean;
}
