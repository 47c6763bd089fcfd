import { expect, it } from 'vitest';
import * as content from './index.ts';
import * as server from './server.ts';

it('exports these names and no others', () => {
  expect(Object.keys(content).toSorted()).toEqual([
    'SECTION_TREE',
    'SOCIAL_NETWORKS',
    'anything',
    'boolean',
    'bylineNames',
    'createContentClient',
    'createHttpLoader',
    'dictionary',
    'either',
    'getStoryImage',
    'isLivePost',
    'isRecord',
    'later',
    'list',
    'navigationLink',
    'number',
    'oneOf',
    'parseAuth',
    'parseAuthor',
    'parseAuthors',
    'parseContentElement',
    'parseFeed',
    'parseFocalPoint',
    'parseImage',
    'parseImages',
    'parseLiveBlog',
    'parseNavigationNode',
    'parsePromoItem',
    'parseSearchResponse',
    'parseSection',
    'parseSignature',
    'parseSiteProperties',
    'parseStory',
    'parseTag',
    'parseTagResponse',
    'plainLine',
    'plainText',
    'record',
    'requestKey',
    'resizerAddress',
    'sectionTrail',
    'text',
    'trailingSlash',
  ]);
});

it('exports these names to servers', () => {
  expect(Object.keys(server).toSorted()).toEqual([
    'ContentSourceError',
    'FilterError',
    'applyFilter',
    'createContentChanges',
    'createContentSources',
    'createReadNotes',
    'defineSource',
    'isContentSourceError',
    'parseFilter',
    'printFilter',
    'repairContent',
    'toContentKey',
    'toNavigation',
  ]);
});
