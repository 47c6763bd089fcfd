/** The document that embeds with scripts run in. */
export const EMBED_FRAME_PATH = '/_broadsheet/embed';

/** What it and the page tell each other: that it is there, `html` to show, its `height` in CSS pixels. */
export const EMBED_MESSAGES = {
  ready: 'bs-embed-ready',
  fill: 'bs-embed-fill',
  height: 'bs-embed-height',
} as const;
