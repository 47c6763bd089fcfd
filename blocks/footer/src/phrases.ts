export const phrases = {
  'foot.facebook': 'Our page on Facebook',
  'foot.twitter': 'Our posts on Twitter',
  'foot.rss': 'Our RSS feed',
  'foot.consent': 'Privacy choices',
} as const;
