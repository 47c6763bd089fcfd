/** Sites whose embeds may open as frames, always after a click; the sanitiser lets no other frame through. */
export const FRAME_ORIGINS: readonly string[] = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://open.spotify.com',
  'https://w.soundcloud.com',
  'https://datawrapper.dwcdn.net',
  'https://flo.uri.sh',
  'https://www.openstreetmap.org',
];
