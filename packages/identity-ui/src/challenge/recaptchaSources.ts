import type { VendorSources } from '@broadsheet/block-kit';

/** The hosts that pages with a bot challenge must allow, for the entry of every such block. */
export const recaptchaSources: VendorSources = {
  name: 'recaptcha',
  scripts: ['https://www.google.com', 'https://www.gstatic.com'],
  frames: ['https://www.google.com', 'https://recaptcha.google.com'],
  connect: ['https://www.google.com'],
};
