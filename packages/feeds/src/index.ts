export { createDiscovery } from './createDiscovery.ts';
export type { Discovery } from './createDiscovery.ts';
export type { DiscoveryOptions } from './DiscoveryOptions.ts';
export { linkedDocuments } from './linkedDocuments.ts';
export { feedFormats } from './feeds/feedFormats.ts';
export type { FeedFormat } from './feeds/feedFormats.ts';
export { archiveSources } from './sitemaps/archiveSources.ts';
export { aiCrawlers } from './robots/aiCrawlers.ts';
export type { AiCrawler, CrawlerPurpose } from './robots/aiCrawlers.ts';
