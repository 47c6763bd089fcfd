import { boolean, select } from '@broadsheet/block-kit';
import { AD_TYPES } from './adFormats.ts';

export const fields = {
  adType: select({
    label: 'Ad type',
    description: 'Which ad format the slot asks for; the right rail one shows on desktops only.',
    options: AD_TYPES,
    optionTitles: {
      '1x1': 'Out of the page (1 × 1)',
      '300x250': 'Rectangle: 300 × 250',
      '300x250_gallery': 'Rectangle in a gallery: 300 × 250',
      '300x250|300x600': 'Rectangle or tall: 300 × 250, 300 × 600',
      '300x250|300x600_rightrail': 'Right column, desktops only: 300 × 250, 300 × 600',
      '728x90|320x50': 'Leaderboard: 728 × 90, on phones 320 × 50',
      '970x250|970x90|728x90|320x50': 'Large leaderboard: 970 × 250, 970 × 90, 728 × 90, on phones 320 × 50',
    },
    default: '1x1',
    required: true,
    group: 'general',
  }),
  lazyLoad: boolean({
    label: 'Lazy load ad',
    description: 'Asks for the ad only when the slot is within 200 pixels of the viewport.',
    default: true,
    group: 'general',
  }),
  displayAdLabel: boolean({
    label: 'Display advertisement label',
    description: 'Shows a short text above the ad.',
    default: true,
    group: 'general',
  }),
  reserveSpace: boolean({
    label: 'Reserve space for ad',
    description: 'Keeps the room of the tallest ad of the format, so that nothing moves when one comes.',
    default: true,
    group: 'general',
  }),
  display: select({
    label: 'Devices',
    description: 'Whether the slot is asked for on all devices, on desktops, or on the others.',
    options: ['all', 'desktop', 'mobile'],
    default: 'all',
    hidden: true,
    group: 'general',
  }),
  debug: boolean({
    label: 'Log events',
    description: 'Writes what happens to the slot to the console of the browser.',
    default: false,
    hidden: true,
    group: 'general',
  }),
};
