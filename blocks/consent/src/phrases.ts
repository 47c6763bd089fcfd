export const phrases = {
  'consent.title': 'Your privacy choices',
  'consent.intro':
    'With your permission other companies store and read data on your device for the purposes below. You can change your mind at any time at the end of every page.',
  'consent.gpc':
    'Your browser sends Global Privacy Control. We take it as your refusal of profiles, whatever else you choose.',
  'consent.policy': 'Privacy policy',
  'consent.refuse': 'Refuse all',
  'consent.accept': 'Accept all',
  'consent.choose': 'Choose by purpose',
  'consent.save': 'Save choices',
  'consent.functional': 'Extras of other companies',
  'consent.functional.more': 'Such as search suggestions and comments.',
  'consent.analytics': 'Statistics',
  'consent.analytics.more': 'Counting what is read, to learn what is useful.',
  'consent.advertising': 'Advertisements',
  'consent.advertising.more': 'Chosen by the page that they stand on, and counted.',
  'consent.personalisation': 'Profiles',
  'consent.personalisation.more':
    'What you read here and elsewhere decides which advertisements and recommendations you see.',
  'consent.embeds': 'Posts, videos and maps of other sites',
  'consent.embeds.more': 'They load at once; otherwise each loads when you ask for it.',
} as const;
