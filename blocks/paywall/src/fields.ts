import { richText, select, text, url } from '@broadsheet/block-kit';
import { termsFields, walletsField } from '@broadsheet/sales-ui';

const PAYMENT = 'payment wall';
const REGISTRATION = 'registration wall';

export const fields = {
  adminViewState: select({
    label: 'Preview',
    description: 'Which wall the page builder shows; readers never see a preview.',
    options: ['hide', 'showRegwall', 'showPaywall'],
    optionTitles: {
      hide: 'No wall',
      showRegwall: 'Registration wall',
      showPaywall: 'Payment wall',
    },
    default: 'hide',
    group: 'general',
  }),
  displayMode: select({
    label: 'Display',
    description: 'Where the wall stands: over the page, or in it, below the part that everybody may read.',
    options: ['bottomHalf', 'full', 'modal', 'inPage'],
    optionTitles: {
      bottomHalf: 'Over the lower half of the page',
      full: 'Over the whole page',
      modal: 'Over the middle of the page',
      inPage: 'In the page, with the plans',
    },
    default: 'bottomHalf',
    group: 'general',
  }),
  payLinkPrompt: text({
    label: 'Before the login link',
    description: 'Left blank, the standard text is used.',
    default: 'Already a subscriber?',
    group: 'general',
  }),
  linkText: text({
    label: 'Login link',
    description: 'Left blank, the standard text is used.',
    default: 'Log In.',
    group: 'general',
  }),
  linkUrl: url({
    label: 'Log-in page',
    description: 'Readers come back to the story from there. Without an address the link is left out.',
    default: '/account/login/',
    group: 'general',
  }),
  payActionText: text({
    label: 'Button',
    description: 'Left blank, the standard text is used.',
    default: 'Subscribe',
    group: PAYMENT,
  }),
  payActionUrl: url({
    label: 'Address of the button',
    description: 'The offer page; `campaign` is added to it unless it is the default one.',
    default: '/offer/',
    group: PAYMENT,
  }),
  showsWallets: walletsField({
    description:
      'A second button below the plans, for Apple Pay and Google Pay, which pay in their place and open the story.',
    group: PAYMENT,
  }),
  ...termsFields(PAYMENT),
  subscriptionsUrl: url({
    label: 'Page for subscriptions',
    description:
      'Where readers go who read on although their last charge has failed. Left blank, there is no link.',
    default: '/account/subscriptions/',
    group: PAYMENT,
  }),
  payReasonPrompt: richText({
    label: 'Reason',
    description: 'Left blank, the standard text is used.',
    default: 'Subscribe to continue reading.',
    inline: true,
    group: PAYMENT,
  }),
  registerActionText: text({
    label: 'Button',
    description: 'Left blank, the standard text is used.',
    default: '',
    group: REGISTRATION,
  }),
  registerActionUrl: url({
    label: 'Address of the button',
    description: 'The sign-up page; readers come back to the story from there.',
    default: '/account/signup/',
    group: REGISTRATION,
  }),
  registerHeaderText: text({
    label: 'Headline',
    description: 'Left blank, there is none.',
    default: '',
    group: REGISTRATION,
  }),
  registerSubHeaderText: text({
    label: 'Subheadline',
    description: 'Left blank, there is none.',
    default: '',
    group: REGISTRATION,
  }),
  registerReasonPrompt: richText({
    label: 'Reason',
    description: 'Left blank, the standard text is used.',
    default: 'Register to continue reading.',
    inline: true,
    group: REGISTRATION,
  }),
};
