/** Names of the drawings that ship with the design system. */
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
  | 'whatsapp'
  | 'youtube';

/** One drawing on a grid of 24 by 24. */
export interface IconDrawing {
  readonly name: IconName;
  /** Path data; a `line` is stroked two units wide, a `solid` is filled. */
  readonly path: string;
  readonly look: 'line' | 'solid';
  /** True if the drawing points along the line of text and so turns round where text runs right to left. */
  readonly mirrors?: boolean;
}
