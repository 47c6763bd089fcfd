import { problemPhrases } from './problemPhrases.ts';
import { waitingPhrases } from './waitingPhrases.ts';

export const ownPhrases = {
  'sub.plan.title': 'Change plan',
  'sub.plan.current': 'You have {plan}.',
  'sub.plan.choose': 'Which plan would you like?',
  'sub.plan.chooseErr': 'Choose a plan',
  'sub.plan.see': 'See what it costs',
  'sub.plan.to': 'Change to {plan}',
  'sub.plan.when': 'When should it begin?',
  'sub.plan.now': 'At once',
  'sub.plan.end': 'When the current period ends',
  'sub.plan.endOn': 'When the current period ends, on {date}',
  'sub.plan.nowText': '{plan} begins at once in the place of {current}, and a new period with it.',
  'sub.plan.endText': 'You keep {current} until {date}. Then {plan} begins; nothing is charged before.',
  'sub.plan.had': 'You have had the introductory price of {plan} before.',
  'sub.plan.price': 'Price',
  'sub.plan.first': 'First period',
  'sub.plan.unused': 'Unused rest of the current period',
  'sub.plan.due': 'Charged now',
  'sub.plan.refund': 'Paid back now',
  'sub.plan.next': 'Next charge',
  'sub.plan.paidBy': 'Paid with',
  'sub.plan.tax': 'Tax may be added.',
  'sub.plan.confirm': 'Change plan',
  'sub.plan.pay': 'Change plan and pay {amount}',
  'sub.plan.bankGo': 'Answer the bank',
  'sub.plan.other': 'Another plan',
  'sub.plan.done': 'You have {plan} now',
  'sub.plan.doneEnd': '{plan} begins on {date}',
  'sub.plan.back': 'Your subscriptions',
  'sub.plan.update': 'Update payment method',
} as const;

export const phrases = { ...ownPhrases, ...problemPhrases, ...waitingPhrases } as const;
