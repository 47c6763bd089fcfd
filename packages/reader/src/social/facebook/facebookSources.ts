import type { VendorSources } from '@broadsheet/block-kit';

/** For the block entry of every block with Facebook's login: its script, button and the calls for the login status. */
export const facebookSources: VendorSources = {
  name: 'facebook',
  scripts: ['https://connect.facebook.net'],
  frames: ['https://www.facebook.com', 'https://web.facebook.com', 'https://staticxx.facebook.com'],
  connect: ['https://www.facebook.com', 'https://graph.facebook.com', 'https://connect.facebook.net'],
};
