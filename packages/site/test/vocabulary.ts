/**
 * The part of schema.org's vocabulary that pages use: the parents of each type, and the values of each property. `Text` and
 * the like are its own data types; a distance may be in pixels.
 */

export interface VocabularyType {
  readonly parents: readonly string[];
  /** The types of each property by its name, in addition to those of the parents. */
  readonly properties: Readonly<Record<string, readonly string[]>>;
}

const PEOPLE = ['Person', 'Organization'];
const DATE = ['Date', 'DateTime'];

export const vocabulary: Readonly<Record<string, VocabularyType>> = {
  Thing: {
    parents: [],
    properties: {
      name: ['Text'],
      description: ['Text'],
      url: ['URL'],
      image: ['ImageObject', 'URL'],
      sameAs: ['URL'],
      mainEntityOfPage: ['CreativeWork', 'URL'],
      potentialAction: ['Action'],
    },
  },
  CreativeWork: {
    parents: ['Thing'],
    properties: {
      headline: ['Text'],
      author: PEOPLE,
      creator: PEOPLE,
      publisher: PEOPLE,
      datePublished: DATE,
      dateModified: DATE,
      keywords: ['Text', 'DefinedTerm', 'URL'],
      isAccessibleForFree: ['Boolean'],
      hasPart: ['CreativeWork'],
      mainEntity: ['Thing'],
      thumbnailUrl: ['URL'],
    },
  },
  Article: { parents: ['CreativeWork'], properties: { articleSection: ['Text'], articleBody: ['Text'] } },
  NewsArticle: { parents: ['Article'], properties: {} },
  OpinionNewsArticle: { parents: ['NewsArticle'], properties: {} },
  Review: { parents: ['CreativeWork'], properties: { reviewRating: ['Rating'], itemReviewed: ['Thing'] } },
  CriticReview: { parents: ['Review'], properties: {} },
  ReviewNewsArticle: { parents: ['CriticReview', 'NewsArticle'], properties: {} },
  SocialMediaPosting: { parents: ['Article'], properties: {} },
  BlogPosting: { parents: ['SocialMediaPosting'], properties: {} },
  LiveBlogPosting: {
    parents: ['BlogPosting'],
    properties: {
      coverageStartTime: ['DateTime'],
      coverageEndTime: ['DateTime'],
      liveBlogUpdate: ['BlogPosting'],
    },
  },
  MediaObject: {
    parents: ['CreativeWork'],
    properties: {
      contentUrl: ['URL'],
      duration: ['Duration'],
      uploadDate: DATE,
      width: ['Number'],
      height: ['Number'],
    },
  },
  ImageObject: { parents: ['MediaObject'], properties: { caption: ['Text', 'MediaObject'] } },
  VideoObject: { parents: ['MediaObject'], properties: {} },
  WebPage: { parents: ['CreativeWork'], properties: { breadcrumb: ['BreadcrumbList', 'Text'] } },
  CollectionPage: { parents: ['WebPage'], properties: {} },
  MediaGallery: { parents: ['CollectionPage'], properties: {} },
  ImageGallery: { parents: ['MediaGallery'], properties: {} },
  ProfilePage: { parents: ['WebPage'], properties: {} },
  WebSite: { parents: ['CreativeWork'], properties: {} },
  WebPageElement: { parents: ['CreativeWork'], properties: { cssSelector: ['Text'] } },
  ItemList: { parents: ['Thing'], properties: { itemListElement: ['ListItem', 'Text', 'Thing'] } },
  BreadcrumbList: { parents: ['ItemList'], properties: {} },
  ListItem: { parents: ['Thing'], properties: { position: ['Integer', 'Text'], item: ['Thing', 'URL'] } },
  Rating: {
    parents: ['Thing'],
    properties: {
      ratingValue: ['Number', 'Text'],
      bestRating: ['Number', 'Text'],
      worstRating: ['Number', 'Text'],
    },
  },
  Person: { parents: ['Thing'], properties: { jobTitle: ['Text'] } },
  Organization: { parents: ['Thing'], properties: { logo: ['ImageObject', 'URL'] } },
  Action: { parents: ['Thing'], properties: { target: ['EntryPoint', 'URL'] } },
  // The input of an action is named after the property that it fills, with a dash.
  SearchAction: { parents: ['Action'], properties: { 'query-input': ['Text'] } },
  EntryPoint: { parents: ['Thing'], properties: { urlTemplate: ['Text'] } },
  DefinedTerm: { parents: ['Thing'], properties: {} },
  Book: { parents: ['CreativeWork'], properties: {} },
  Event: { parents: ['Thing'], properties: {} },
  Place: { parents: ['Thing'], properties: {} },
  LocalBusiness: { parents: ['Organization', 'Place'], properties: {} },
  Restaurant: { parents: ['LocalBusiness'], properties: {} },
};

export interface Expectations {
  readonly required: readonly string[];
  /** The properties for which search engines show more. The sample newspaper has all of them. */
  readonly recommended: readonly string[];
}

const ARTICLE: Expectations = {
  required: ['headline', 'author', 'datePublished', 'publisher', 'mainEntityOfPage'],
  recommended: ['dateModified', 'image', 'description'],
};

/** The documented requirements of search engines for the types that they show. */
export const expectations: Readonly<Record<string, Expectations>> = {
  NewsArticle: ARTICLE,
  OpinionNewsArticle: ARTICLE,
  ReviewNewsArticle: ARTICLE,
  LiveBlogPosting: {
    ...ARTICLE,
    required: [...ARTICLE.required, 'liveBlogUpdate', 'coverageStartTime'],
  },
  BlogPosting: { required: ['headline', 'datePublished', 'articleBody'], recommended: ['url', 'author'] },
  VideoObject: {
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: ['description', 'contentUrl', 'duration'],
  },
  ImageGallery: { required: ['name', 'image'], recommended: ['datePublished', 'author', 'description'] },
  ImageObject: { required: ['url', 'contentUrl'], recommended: [] },
  CollectionPage: { required: ['name', 'url'], recommended: ['publisher'] },
  ProfilePage: { required: ['mainEntity'], recommended: ['url'] },
  // Guests and photographers have no page of their own.
  Person: { required: ['name'], recommended: [] },
  WebPage: { required: [], recommended: [] },
  Organization: { required: ['name'], recommended: ['url', 'logo'] },
  BreadcrumbList: { required: ['itemListElement'], recommended: [] },
  ListItem: { required: ['position', 'name', 'item'], recommended: [] },
  WebSite: { required: ['name', 'url'], recommended: ['potentialAction'] },
  WebPageElement: { required: ['isAccessibleForFree', 'cssSelector'], recommended: [] },
  Rating: { required: ['ratingValue', 'bestRating', 'worstRating'], recommended: [] },
};
