/** The phrases of the dialogs and the form that change a subscription. */
export const changePhrases = {
  'sub.m.cancelText': '{product} ends when the current period ends.',
  'sub.m.cancelKept': 'You keep access until {end}. Nothing is charged after that.',
  'sub.m.cancelUnpaid': 'If the current period is not paid yet, it ends at once.',
  'sub.m.cancelReason': 'Reason (optional)',
  'sub.m.cancelAsk': 'Cancel it now?',
  'sub.m.cancelYes': 'Yes, cancel',
  'sub.m.cancelErr': 'The subscription could not be cancelled. Please try again.',
  'sub.m.no': 'No',
  'sub.m.resubText': 'The subscription becomes active again. The next charge is on {date}.',
  'sub.m.resubAsk': 'Resubscribe now?',
  'sub.m.resubYes': 'Subscribe again',
  'sub.m.resubErr': 'The subscription could not be taken up again. Please try again.',
  'sub.m.addressEdit': 'Change address',
  'sub.m.addressSave': 'Save address',
  'sub.m.addressStop': 'Discard changes',
  'sub.m.addressErr': 'The address could not be saved. Please try again.',
} as const;
