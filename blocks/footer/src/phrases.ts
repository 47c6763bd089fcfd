export const phrases = {
  'foot.facebook': 'Our page on Facebook',
  'foot.twitter': 'Our posts on X',
  'foot.bluesky': 'Our posts on Bluesky',
  'foot.whatsapp': 'Our channel on WhatsApp',
  'foot.rss': 'Our RSS feed',
  'foot.consent': 'Privacy choices',
} as const;
