export { parseAuthor, parseAuthors, SOCIAL_NETWORKS } from './model/Author.ts';
export type { Author, AuthorProfile, Authors, Credits, Portrait, SocialNetwork } from './model/Author.ts';
export { parseContentElement } from './model/ContentElement.ts';
export type { ContentElement } from './model/ContentElement.ts';
export { parseFeed, parseSearchResponse, parseSignature, parseTagResponse } from './model/Feed.ts';
export type { Feed, SearchResponse, TagResponse } from './model/Feed.ts';
export { parseAuth, parseFocalPoint, parseImage, parseImages } from './model/Image.ts';
export type { Auth, FocalPoint, Image } from './model/Image.ts';
export { navigationLink, parseNavigationNode } from './model/NavigationNode.ts';
export type { NavigationNode } from './model/NavigationNode.ts';
export {
  anything,
  boolean,
  dictionary,
  either,
  isRecord,
  later,
  list,
  number,
  oneOf,
  record,
  text,
} from './model/parse.ts';
export type { Parsed, Parser, RecordOf } from './model/parse.ts';
export { parseSiteProperties } from './model/SiteProperties.ts';
export type { SiteProperties } from './model/SiteProperties.ts';
export { parsePromoItem, parseSection, parseStory, parseTag } from './model/Story.ts';
export type { Gallery, PromoItem, Section, Story, Tag, Video, Website } from './model/Story.ts';
export { trailingSlash } from './model/trailingSlash.ts';
export { createContentClient } from './client/createContentClient.ts';
export type { ContentClientOptions, ContentLoader } from './client/createContentClient.ts';
export { createHttpLoader } from './client/createHttpLoader.ts';
export type { HttpLoaderOptions } from './client/createHttpLoader.ts';
export type { ContentClient, ContentEntry, FetchOptions, WatchOptions } from './client/ContentClient.ts';
export { requestKey } from './client/ContentRequest.ts';
export type { ContentRequest } from './client/ContentRequest.ts';
export type { JsonValue } from './client/JsonValue.ts';
export { applyFilter } from './filter/applyFilter.ts';
export { FilterError, parseFilter } from './filter/parseFilter.ts';
export type { FieldTree } from './filter/parseFilter.ts';
