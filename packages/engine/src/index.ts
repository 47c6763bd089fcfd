export type { ContentAnswer } from './content/ContentAnswer.ts';
export { createContentCache } from './content/createContentCache.ts';
export type { ContentCache, ContentCacheOptions, GetContent } from './content/createContentCache.ts';
export { SourceTimeout } from './content/SourceTimeout.ts';
export { createEngine } from './createEngine.ts';
export type { Engine } from './createEngine.ts';
export type {
  EngineAssets,
  EngineLog,
  EngineOptions,
  StaleFacts,
  StoryAccess,
  StoryVerdict,
} from './EngineOptions.ts';
export { isSection, listReferences, parsePageDocument } from '@broadsheet/page-document';
export type { BlockNode, PageDocument, PageMatch } from '@broadsheet/page-document';
export type { PageStore, StoredPage } from './pipeline/PageStore.ts';
export type { DraftSettings } from './preview/createPreviewParts.ts';
export type {
  BlockPreview,
  Draft,
  DraftPreview,
  PagePreview,
  PreviewedBlock,
  Previews,
  Visit,
  Visited,
} from './preview/createPreviews.ts';
export { parseRedirectRule } from './routing/RedirectRule.ts';
export type { RedirectRule } from './routing/RedirectRule.ts';
export { sectionBlocks } from './sections/sectionBlocks.tsx';
export { matchPath } from './routing/matchPath.ts';
export { readUrl } from './routing/readUrl.ts';
export type { UrlReading } from './routing/readUrl.ts';
export { migrateDocument } from './document/migrateDocument.ts';
export type { DocumentMigrating } from './document/migrateDocument.ts';
export { fillQuery } from './document/fillQuery.ts';
export { absoluteUrl, siteUrl } from './metadata/absoluteUrl.ts';
export type { LinkedDocuments } from './metadata/LinkedDocuments.ts';
export { itemImage } from './metadata/itemImage.ts';
export type { AnswerFacts, DescribeAnswer } from './response/AnswerFacts.ts';
export { cacheText, getResponseSize } from './response/CachedResponse.ts';
export type { CachedResponse } from './response/CachedResponse.ts';
export { respond } from './response/respond.ts';
