/**
 * Marks of the social networks: plain letters and figures drawn for this project, not the networks' own artwork.
 * A publisher that has agreed to a network's terms puts its own drawing in the mark's place.
 */
import type { IconDrawing } from './IconDrawing.ts';
import { envelopeIcon } from './icons.ts';

export const facebookIcon: IconDrawing = {
  name: 'facebook',
  path: 'M17 4h-1.5a3.5 3.5 0 0 0-3.5 3.5V20M8 11h8',
  look: 'line',
};

export const instagramIcon: IconDrawing = {
  name: 'instagram',
  path: 'M5.5 9v8M5.5 5v.5M19.5 9v8.5a3 3 0 0 1-3 3h-4M19.5 12.5a4 4 0 1 0-8 0 4 4 0 1 0 8 0z',
  look: 'line',
};

export const linkedinIcon: IconDrawing = {
  name: 'linkedin',
  path: 'M5 10v9M5 5v.5M11 19v-9M11 14a4 4 0 0 1 8 0v5',
  look: 'line',
};

export const mediumIcon: IconDrawing = { name: 'medium', path: 'M4 19V6l8 9 8-9v13', look: 'line' };

export const pinterestIcon: IconDrawing = {
  name: 'pinterest',
  path: 'M8 20V4.5h5a4.5 4.5 0 0 1 0 9H8',
  look: 'line',
};

export const redditIcon: IconDrawing = {
  name: 'reddit',
  path: 'M5 19v-9M5 14a4.5 4.5 0 0 1 6-4M13 20l6-16',
  look: 'line',
};

export const rssIcon: IconDrawing = {
  name: 'rss',
  path: 'M5 5a14 14 0 0 1 14 14M5 11a8 8 0 0 1 8 8M5.5 17.5h1v1h-1z',
  look: 'line',
};

export const snapchatIcon: IconDrawing = {
  name: 'snapchat',
  path: 'M17 7a4 4 0 0 0-4-3h-2a3.75 3.75 0 0 0 0 7.5h2a4.25 4.25 0 0 1 0 8.5h-2a4 4 0 0 1-4-3',
  look: 'line',
};

export const soundcloudIcon: IconDrawing = {
  name: 'soundcloud',
  path: 'M4 13v3M8 10v9M12 5v14M16 8v11M20 12v5',
  look: 'line',
};

export const tumblrIcon: IconDrawing = {
  name: 'tumblr',
  path: 'M10.5 4v12.5a3.5 3.5 0 0 0 3.5 3.5h2.5M7 9.5h9',
  look: 'line',
};

export const twitterIcon: IconDrawing = {
  name: 'twitter',
  path: 'M4.5 4.5l15 15M19.5 4.5l-15 15',
  look: 'line',
};

export const blueskyIcon: IconDrawing = {
  name: 'bluesky',
  path: 'M12 11C10 7.5 6.5 4.5 4.5 4.5s-.5 4.5.5 7 3.5 3 5 2.5c-2 .5-4 2-2 4.5s3.5-.5 4-3c.5 2.5 2 5.5 4 3s0-4-2-4.5c1.5.5 4 0 5-2.5s2.5-7 .5-7-5.5 3-7.5 6.5z',
  look: 'line',
};

export const whatsappIcon: IconDrawing = {
  name: 'whatsapp',
  path: 'M4 20l1.3-4A8 8 0 1 1 8.4 19zM8.5 10l1.6 4.5L12 11l1.9 3.5L15.5 10',
  look: 'line',
};

export const youtubeIcon: IconDrawing = {
  name: 'youtube',
  path: 'M5 4.5l7 8.5 7-8.5M12 13v7',
  look: 'line',
};

/** The mark of each network that a profile can name; importing it loads all fourteen. */
export const networkIcons = {
  email: envelopeIcon,
  facebook: facebookIcon,
  instagram: instagramIcon,
  linkedin: linkedinIcon,
  medium: mediumIcon,
  pinterest: pinterestIcon,
  reddit: redditIcon,
  rss: rssIcon,
  snapchat: snapchatIcon,
  soundcloud: soundcloudIcon,
  tumblr: tumblrIcon,
  twitter: twitterIcon,
  whatsapp: whatsappIcon,
  youtube: youtubeIcon,
} as const satisfies Readonly<Record<string, IconDrawing>>;
