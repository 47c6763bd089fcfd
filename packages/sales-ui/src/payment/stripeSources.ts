import type { VendorSources } from '@broadsheet/block-kit';

/** The hosts that the Content-Security-Policy of pages with card fields must allow. */
export const stripeSources: VendorSources = {
  name: 'stripe',
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com', 'https://js.stripe.com'],
};
