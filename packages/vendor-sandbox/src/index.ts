export { adProperties } from './ads/adProperties.ts';
export { createVendorSandbox } from './createVendorSandbox.ts';
export type { VendorSandbox, VendorSandboxOptions } from './createVendorSandbox.ts';
export { vendorSandboxPaths } from './vendorSandboxPaths.ts';
export { createMovableClock } from './clock/createMovableClock.ts';
export type { MovableClock } from './clock/createMovableClock.ts';
export type { ClockEntry, ClockJournal } from './clock/routes.ts';
export type { WebhookEndpoint } from './stripe/createWebhooks.ts';
