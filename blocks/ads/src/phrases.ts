export const phrases = {
  'ads.label': 'Advertisement',
  'ads.unavailable': 'This ad type is not available',
  'ads.noServer': 'No ads are shown: the site has no ad server id (dfpId).',
  'ads.sizes': 'Sizes',
} as const;
