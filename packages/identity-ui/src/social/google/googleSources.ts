import type { VendorSources } from '@broadsheet/block-kit';

const GOOGLE = ['https://accounts.google.com'] as const;

/** The hosts of Sign In With Google, for the entry of every block with it: script, prompt, button and style sheet. */
export const googleSources: VendorSources = {
  name: 'google',
  scripts: GOOGLE,
  frames: GOOGLE,
  connect: GOOGLE,
  sheets: GOOGLE,
};
