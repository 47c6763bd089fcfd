import { boolean, text, url } from '@broadsheet/block-kit';

export const fields = {
  logoURL: url({ label: 'Logo', description: 'Address of the logo.', default: '', group: 'general' }),
  tagLine: text({
    label: 'Tag line',
    description: 'A short line below the logo, in the middle.',
    default: '',
    group: 'general',
  }),
  showDate: boolean({
    label: 'Show the date',
    description: "Shows today's date at the start of the line below the logo.",
    default: false,
    group: 'general',
  }),
  promoLinkURL: url({
    label: 'Address of the promotional link',
    description: 'The link stands at the end of the line; it needs a text too.',
    default: '',
    group: 'general',
  }),
  promoLinkText: text({
    label: 'Text of the promotional link',
    description: 'The link needs an address too.',
    default: '',
    group: 'general',
  }),
};
