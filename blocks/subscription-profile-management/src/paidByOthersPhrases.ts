/** The phrases that say how others pay for what a reader reads. */
export const paidByOthersPhrases = {
  'sub.m.by.gift': 'You read with a subscription that you were given.',
  'sub.m.by.giftUntil': 'You read with a subscription that you were given, until {date}.',
  'sub.m.by.share': 'You read with a subscription that somebody shares with you.',
  'sub.m.by.organization': 'You read with a subscription that your organization pays for.',
} as const;
