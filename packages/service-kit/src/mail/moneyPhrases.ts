import { factPhrases } from './factPhrases.ts';
import { planPhrases } from './planPhrases.ts';

/**
 * The texts of the mails about what becomes of a subscription and its money. The placeholders are those of `salesPhrases`.
 */
export const moneyPhrases = {
  'renewed.subject': '{product} is renewed: {amount}',
  'renewed.text':
    '{product} at {site} goes on until {date}. {amount} were charged for it. The receipt is among your orders, to read or to print.',
  'renewed.action': 'See the receipt',
  'mended.subject': 'Your payment has arrived: {product} goes on',
  'mended.text':
    'The charge that had failed is made: {amount} for {product} at {site}. You need not do anything more.',
  'mended.action': 'See the receipt',
  'introductionEnds.subject': 'Your introductory price ends: {amount} from {date}',
  'introductionEnds.text':
    'The introductory price of {product} at {site} ends. On {date}, {amount} are charged. If you do not want that, cancel before that day.',
  'introductionEnds.action': 'Manage your subscription',
  'resubscribed.subject': '{product} goes on',
  'resubscribed.text':
    'You took back the cancellation of {product} at {site}. It does not end on {date}, but is renewed on that day.',
  'resubscribed.action': 'See your subscription',
  'methodChanged.subject': 'Your payment method was changed',
  'methodChanged.text':
    '{product} at {site} is paid with the method below from now on. If it was not you, choose a new password and give another payment method.',
  'methodChanged.action': 'See your subscription',
  'cancelledNow.subject': '{product} is cancelled and has ended',
  'cancelledNow.text':
    'You cancelled {product} at {site}. Its last charge was not paid, so it has ended today. Nothing is charged any more.',
  'cancelledNow.action': 'See the offers',
  'endedUnpaid.subject': '{product} has ended',
  'endedUnpaid.text':
    '{product} at {site} has ended, because its last charge was not paid in two weeks. Nothing is charged any more. You are welcome back at any time.',
  'endedUnpaid.action': 'See the offers',
  ...factPhrases,
  ...planPhrases,
} as const;
