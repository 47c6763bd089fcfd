export const phrases = {
  'share.label': 'Share this page by {network}',
  'share.ways': 'Ways to share this page',
  'share.sheet': 'Share this page with another app',
  'share.copy': 'Copy the link to this page',
  'share.copied': 'The link has been copied.',
  'share.refused': 'The browser did not copy the link. Here it is to copy by hand:',
  'soc.email': 'Email',
  'soc.facebook': 'Facebook',
  'soc.twitter': 'Twitter',
  'soc.pinterest': 'Pinterest',
  'soc.linkedin': 'LinkedIn',
} as const;
