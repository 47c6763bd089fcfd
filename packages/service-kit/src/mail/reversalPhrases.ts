/** The texts of the mails about reversals; the placeholders are those of `salesPhrases`. */
export const reversalPhrases = {
  'refunded.subject': '{amount} for {product} are on their way back',
  'refunded.text':
    '{amount} for {product} at {site} go back to you the way you paid. It may take some days until your bank shows it. The receipt says so, too.',
  'refunded.action': 'See the receipt',
  'disputed.subject': 'Your bank has asked for your payment back',
  'disputed.text':
    'Your bank has asked for the money for {product} at {site} back. Nothing is charged any more, and you can read until {date}. If that was a mistake, subscribe again until then.',
  'disputed.action': 'See your subscription',
} as const;
