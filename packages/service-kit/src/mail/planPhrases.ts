/** The texts of the mails about changes of plan; the placeholders are those of `salesPhrases`. */
export const planPhrases = {
  'planChanged.subject': 'Your plan is now {product}',
  'planChanged.text': 'You changed the plan of your subscription at {site}. {product} is yours from now on.',
  'planChanged.action': 'See your subscription',
  'planWaits.subject': 'Your plan changes on {date}',
  'planWaits.text':
    'Your subscription at {site} becomes {product} on {date}. Until then everything stays as it is, and nothing is charged. You can take the change back until that day.',
  'planWaits.action': 'See your subscription',
  'planKept.subject': 'Your plan stays as it is',
  'planKept.text': 'You took back the change of plan that waited. {product} at {site} goes on as before.',
  'planKept.action': 'See your subscription',
} as const;
