/** The names of links to an author's profiles. */
export const phrases = {
  'soc.to.email': 'Write to {author}',
  'soc.to.facebook': '{author} on Facebook',
  'soc.to.instagram': '{author} on Instagram',
  'soc.to.linkedin': '{author} on LinkedIn',
  'soc.to.medium': '{author} on Medium',
  'soc.to.pinterest': '{author} on Pinterest',
  'soc.to.reddit': '{author} on Reddit',
  'soc.to.rss': 'RSS feed of {author}',
  'soc.to.snapchat': '{author} on Snapchat',
  'soc.to.soundcloud': '{author} on SoundCloud',
  'soc.to.tumblr': '{author} on Tumblr',
  'soc.to.twitter': '{author} on X',
  'soc.to.whatsapp': '{author} on WhatsApp',
  'soc.to.youtube': '{author} on YouTube',
  'soc.to.other': 'More from {author}',
} as const;
