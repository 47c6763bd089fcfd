export { createVendorSandbox } from './createVendorSandbox.ts';
export type { VendorSandbox, VendorSandboxOptions } from './createVendorSandbox.ts';
export { vendorSandboxPaths } from './vendorSandboxPaths.ts';
