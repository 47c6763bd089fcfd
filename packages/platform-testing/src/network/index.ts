export { openDatabaseProxy } from './openDatabaseProxy.ts';
export type { DatabaseProxy } from './openDatabaseProxy.ts';
export { openObjectStorage } from './openObjectStorage.ts';
export type { ObjectStorage } from './openObjectStorage.ts';
