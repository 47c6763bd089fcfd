/** The messages that say why a plan cannot be or was not changed. */
export const problemPhrases = {
  'sub.plan.none': 'Choose the subscription that you would like to change.',
  'sub.plan.noOther': 'There is no other plan for this subscription.',
  'sub.plan.pastDue':
    'The last charge failed. Update your payment method first; then the plan can be changed.',
  'sub.plan.canceled': 'This subscription is cancelled. Resubscribe first; then the plan can be changed.',
  'sub.plan.ended': 'This subscription cannot be changed: it has ended.',
  'sub.plan.stale': 'These amounts are too old. Look at them again before you change the plan.',
  'sub.plan.declined':
    'The payment did not go through. Nothing has changed and nothing was charged. Update your payment method and try again.',
  'sub.plan.pending':
    'The payment is under way. Look at your subscriptions in a few minutes before you try again.',
  'sub.plan.bank':
    'Your bank wants to hear from you before it pays. Nothing has changed and nothing was charged yet.',
  'sub.plan.err': 'The plan could not be changed. Please try again.',
} as const;
