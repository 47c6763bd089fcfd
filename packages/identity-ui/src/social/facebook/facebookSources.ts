import type { VendorSources } from '@broadsheet/block-kit';

/** The hosts of Facebook's login, for the entry of every block with it: the script, the button and the login status. */
export const facebookSources: VendorSources = {
  name: 'facebook',
  scripts: ['https://connect.facebook.net'],
  frames: ['https://www.facebook.com', 'https://web.facebook.com', 'https://staticxx.facebook.com'],
  connect: ['https://www.facebook.com', 'https://graph.facebook.com', 'https://connect.facebook.net'],
};
