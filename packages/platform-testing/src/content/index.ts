export { NOW, createTestPlatform } from './createTestPlatform.ts';
export type { TestPlatform } from './createTestPlatform.ts';
export { documentCount, importText } from './importing.ts';
export { onEachDatabase } from './onEachDatabase.ts';
export {
  author,
  collection,
  gallery,
  image,
  navigation,
  redirect,
  reference,
  siteProperties,
  story,
  tag,
  video,
} from './samples.ts';
export { openCacheStandIn } from '../network/openCacheStandIn.ts';
export type { CacheStandIn, RecordedCall } from '../network/openCacheStandIn.ts';
