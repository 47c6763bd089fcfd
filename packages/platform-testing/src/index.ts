export { createSalesReader } from './account/createSalesReader.ts';
export type { SalesReader } from './account/createSalesReader.ts';
export { testForReadersOnly } from './account/testForReadersOnly.ts';
export type { ReadersOnly } from './account/testForReadersOnly.ts';
export { neverAnswering, offline, refusing } from './network/failures.ts';
export { createPlatformContent } from './platform/createPlatformContent.ts';
export { createTestShop } from './platform/createTestShop.ts';
export type { TestShop } from './platform/createTestShop.ts';
export { interceptFetch, platformHandler } from './platform/platformHandler.ts';
export {
  createTestIdentity,
  mailedValue,
  OTHER_READER,
  READER,
  readMails,
  signUpReader,
} from './platform/readers.ts';
export type { TestMail } from './platform/readers.ts';
export { PLATFORM_ORIGIN, startPlatform, TOKEN_VERSION } from './platform/startPlatform.ts';
export type { StartPlatformOptions, TestPlatform } from './platform/startPlatform.ts';
