export { createPlatform } from './createPlatform.ts';
export type { Platform, PlatformOptions } from './createPlatform.ts';
export type {
  ContentClock,
  ContentStore,
  DocumentScope,
  StoredImage,
} from './content/store/createContentStore.ts';
export { createContentStore } from './content/store/createContentStore.ts';
export { findImportFiles } from './content/import/findImportFiles.ts';
export { importDocuments } from './content/import/importDocuments.ts';
export type {
  ImportOptions,
  ImportProgress,
  ImportResult,
  Rejection,
} from './content/import/importDocuments.ts';
export type { CheckPage } from './content/import/prepareRecord.ts';
export { mediaFolder } from './content/mediaFolder.ts';
export type { DocumentProblem } from './content/schema/explainProblems.ts';
export { validateDocument } from './content/schema/validateDocument.ts';
export type { DocumentType } from './content/schema/validateDocument.ts';
export type { Json, JsonObject } from './content/json/Json.ts';
export type { Database, Queries, SqlRow, SqlValue } from './database/Database.ts';
export { openDatabase } from './database/openDatabase.ts';
export type { DatabaseLocation } from './database/openDatabase.ts';
export { createHttpApp } from './http/createHttpApp.ts';
export type { PlatformLog } from './http/PlatformLog.ts';
export { createImageService } from './images/createImageService.ts';
export type { ImageService, ImageServiceOptions } from './images/createImageService.ts';
export { createOriginalFinder } from './images/createOriginalFinder.ts';
export { imageRoutes } from './images/imageRoutes.ts';
