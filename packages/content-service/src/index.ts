export { createArchiveVersion } from './archive/createArchiveVersion.ts';
export { KEYS_HEADER } from './changes/answerNoted.ts';
export { EVERYTHING } from './changes/readChangedKeys.ts';
export { watchChanges } from './changes/watchChanges.ts';
export type { ChangeWatch, WatchOptions } from './changes/watchChanges.ts';
export { exportContent } from './export/exportContent.ts';
export type { ExportOptions, ExportReport } from './export/exportContent.ts';
export type { ImportReport } from './formats/ImportReport.ts';
export { importFiles } from './formats/importFiles.ts';
export type { ImportChoices, ImportFilesOptions } from './formats/importFiles.ts';
export { SOURCE_FORMATS } from './formats/openSource.ts';
export { toLanguageTag } from './formats/toLanguageTag.ts';
export type { SourceFormat } from './formats/openSource.ts';
export { createImageService } from './images/createImageService.ts';
export type { ImageService, ImageServiceOptions } from './images/createImageService.ts';
export { createOriginalFinder } from './images/createOriginalFinder.ts';
export { imageRoutes } from './images/imageRoutes.ts';
export { createImageLibrary } from './images/library/createImageLibrary.ts';
export type { ImageLibrary } from './images/library/createImageLibrary.ts';
export type { ImportProgress, ImportResult, Rejection } from './import/ImportSource.ts';
export type { RegisteredDocuments } from './import/RegisteredDocuments.ts';
export { findImportFiles } from './import/findImportFiles.ts';
export { importDocuments } from './import/importDocuments.ts';
export type { ImportOptions } from './import/importDocuments.ts';
export { prepareDocument } from './import/prepareDocument.ts';
export type { CheckPage } from './import/prepareRecord.ts';
export { recogniseKind } from './import/recogniseKind.ts';
export { createIndexNow } from './index-now/createIndexNow.ts';
export { anyChangeCacheKey, pageCacheKey, printCacheKey, siteCacheKey } from './purge/cacheKeys.ts';
export type { CachePurger } from './purge/CachePurger.ts';
export { createCloudflare } from './purge/createCloudflare.ts';
export { createFastly } from './purge/createFastly.ts';
export { createPurgeWebhook } from './purge/createPurgeWebhook.ts';
export { createVarnish } from './purge/createVarnish.ts';
export { startCachePurge } from './purge/startCachePurge.ts';
export type { CachePurge } from './purge/startCachePurge.ts';
export { mediaFolder } from './mediaFolder.ts';
export { shareMediaFolder } from './shareMediaFolder.ts';
export { watchPublication } from './publication/watchPublication.ts';
export { createReadCounter } from './reads/createReadCounter.ts';
export type { ReadCounter } from './reads/createReadCounter.ts';
export type { Read } from './reads/createReadGuard.ts';
export { readRoutes } from './reads/readRoutes.ts';
export { listRules, toPathKey } from './redirects/RedirectRule.ts';
export type { ListedRule, RedirectRule } from './redirects/RedirectRule.ts';
export { findRedirectProblems, followRules } from './redirects/findRedirectProblems.ts';
export { contentRoutes } from './routes.ts';
export { getDocumentType, validateDocument } from './schema/validateDocument.ts';
export type { DocumentType } from './schema/validateDocument.ts';
export type { ContentRecord } from './store/ContentRecord.ts';
export { createContentStore } from './store/createContentStore.ts';
export type {
  ContentClock,
  ContentStore,
  DocumentScope,
  PlacedDocument,
  StoredImage,
} from './store/createContentStore.ts';
export { loadDocuments } from './store/readDocuments.ts';
export { saveRecord } from './store/saveRecord.ts';
