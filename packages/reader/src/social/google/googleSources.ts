import type { VendorSources } from '@broadsheet/block-kit';

const GOOGLE = ['https://accounts.google.com'] as const;

/** For the block entry of every block with Sign In With Google: its script, prompt, button and style sheet. */
export const googleSources: VendorSources = {
  name: 'google',
  scripts: GOOGLE,
  frames: GOOGLE,
  connect: GOOGLE,
  sheets: GOOGLE,
};
