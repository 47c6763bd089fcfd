/**
 * The subject of a page: its type and its content, parsed once and checked against each other. Everything else in this
 * folder works on a subject and never handles unparsed content.
 */
import { isRecord, list, number, record, text } from '@broadsheet/client-core';
import {
  parseAuthors,
  parseImages,
  parseSearchResponse,
  parseSection,
  parseStory,
  parseTagResponse,
} from '@broadsheet/sdk-content';
import type { Parsed } from '@broadsheet/client-core';
import type { Author, Image, Section, Story, Tag } from '@broadsheet/sdk-content';
import type { Article } from './parseArticle.ts';
import { parseArticle } from './parseArticle.ts';

const parseStreams = list(record({ url: text, stream_type: text, width: number, height: number }));

export type Stream = Parsed<typeof parseStreams>[number];

export type Subject =
  | { readonly kind: 'article'; readonly story: Story; readonly article: Article }
  | { readonly kind: 'video'; readonly story: Story; readonly streams: readonly Stream[] }
  | { readonly kind: 'gallery'; readonly story: Story; readonly images: readonly Image[] }
  | { readonly kind: 'author'; readonly author: Author }
  | { readonly kind: 'search'; readonly term: string | undefined }
  | { readonly kind: 'tag'; readonly tag: Tag }
  | { readonly kind: 'section'; readonly section: Section }
  | { readonly kind: 'homepage' | 'nativo-clp' | 'queryly-search' | 'other' };

export type StorySubject = Extract<Subject, { readonly story: Story }>;

/** Parses a story without its body, which the metadata do not need and which would be nearly all of the work. */
function parseHeadOfStory(content: Readonly<Record<string, unknown>>): Story {
  return parseStory({ ...content, content_elements: undefined }) ?? {};
}

function parseGalleryImages(content: Readonly<Record<string, unknown>>): readonly Image[] {
  return (parseImages(content['content_elements']) ?? []).filter((image) => image.type === 'image');
}

function parseContent(pageType: string, content: Readonly<Record<string, unknown>>): Subject {
  switch (pageType) {
    case 'article':
      return { kind: 'article', story: parseHeadOfStory(content), article: parseArticle(content) };
    case 'video':
      return {
        kind: 'video',
        story: parseHeadOfStory(content),
        streams: parseStreams(content['streams']) ?? [],
      };
    case 'gallery':
      return { kind: 'gallery', story: parseHeadOfStory(content), images: parseGalleryImages(content) };
    case 'author':
      return { kind: 'author', author: parseAuthors(content)?.authors?.[0] ?? {} };
    case 'search':
      return { kind: 'search', term: parseSearchResponse({ metadata: content['metadata'] })?.metadata?.q };
    case 'tag':
      return { kind: 'tag', tag: parseTagResponse(content)?.Payload?.[0] ?? {} };
    case 'section':
      return { kind: 'section', section: parseSection(content) ?? {} };
    case 'homepage':
    case 'nativo-clp':
    case 'queryly-search':
      return { kind: pageType };
    default:
      return { kind: 'other' };
  }
}

const NO_CONTENT: Readonly<Record<string, unknown>> = {};
/** The parsed subjects by content object, which is replaced as a whole when it changes; images and tags share a subject. */
const known = new WeakMap<object, Map<string, Subject>>();

/** Returns the subject of a page; a page type without rules of its own is `other`. */
export function parseSubject(pageType: string, globalContent: unknown): Subject {
  const content = isRecord(globalContent) ? globalContent : NO_CONTENT;
  const subjects = known.get(content) ?? new Map<string, Subject>();
  const subject = subjects.get(pageType) ?? parseContent(pageType, content);
  known.set(content, subjects.set(pageType, subject));
  return subject;
}
