import type { VendorSources } from '@broadsheet/block-kit';

/** For the block entry of every block with a challenge: what its pages must allow. */
export const recaptchaSources: VendorSources = {
  name: 'recaptcha',
  scripts: ['https://www.google.com', 'https://www.gstatic.com'],
  frames: ['https://www.google.com', 'https://recaptcha.google.com'],
  connect: ['https://www.google.com'],
};
