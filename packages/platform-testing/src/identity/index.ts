export { EMAIL, READER, accepts, at, row } from './Row.ts';
export type { Row } from './Row.ts';
export { accountRows } from './accountRows.ts';
export { openBrowser } from './openBrowser.ts';
export type { Browser } from './openBrowser.ts';
export { GOOGLE_CLIENT, SHOP, openProviders } from './openProviders.ts';
export type { Providers } from './openProviders.ts';
export {
  FAST_SCRYPT,
  NOW,
  ORIGIN,
  PASSWORD,
  describeOutcome,
  emptyReaderTables,
  openReaders,
  readSession,
  settleReaders,
} from './openReaders.ts';
export type { Answer, CallOptions, Readers, SignedIn } from './openReaders.ts';
export { keyPair } from './providerKeys.ts';
export { APPLE_CLIENT, IDP, OIDC_CLIENT, OIDC_SECRET } from './providerRoutes.ts';
export type { Person } from './providerRoutes.ts';
export { findOperation, operations } from './requireContract.ts';
export { signInRows } from './signInRows.ts';
export { useReaderTables } from './useReaderTables.ts';
export { createPlatform } from '@broadsheet/platform';
export type { PlatformOptions } from '@broadsheet/platform';
