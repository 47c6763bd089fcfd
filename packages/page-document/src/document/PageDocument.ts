/**
 * The document that the page builder saves: which block is where, with which fields.
 *
 * Its `match` says what it is for: one path, a pattern of paths, every section, every content item of a type, an error, or a
 * shared section of other pages.
 * Blocks are named by their registered names. An instance id is unique on the page and never changes, because it identifies
 * islands and ads.
 */
import {
  anything,
  dictionary,
  either,
  isRecord,
  list,
  number,
  oneOf,
  record,
  text,
} from '@broadsheet/client-core';
import type { JsonValue, Parser } from '@broadsheet/client-core';
import { findExcess } from './pageLimits.ts';

export const SCREEN_KINDS = ['phone', 'desktop'] as const;

export type ScreenKind = (typeof SCREEN_KINDS)[number];

/** The kinds of readers: not logged in, logged in without a subscription, and logged in with one. */
export const READER_KINDS = ['anonymous', 'registered', 'subscribed'] as const;

export type ReaderKind = (typeof READER_KINDS)[number];

export const EXPERIMENT_VARIANTS = ['a', 'b'] as const;

export type ExperimentVariant = (typeof EXPERIMENT_VARIANTS)[number];

/** Which of the two versions of an experiment a block is. */
export interface BlockExperiment {
  /** The same for both versions: 1 to 40 of a-z, 0-9 and hyphens. */
  readonly id: string;
  readonly variant: ExperimentVariant;
}

/** What editors set about a block apart from its fields. */
export interface BlockSettings {
  /** The editors' own name for the block, at most 80 characters; readers never see it. */
  readonly name: string;
  /** When readers see it first, as ISO 8601 with a zone: `2026-12-01T05:00Z`. */
  readonly showFrom: string;
  /** From when on readers no longer see it, as ISO 8601 with a zone. */
  readonly showUntil: string;
  /** The screens on which readers do not see it: below the theme's width for columns, or from that width on. */
  readonly hideOn: ScreenKind;
  /** The kinds of readers who see it, at least one; all others do not. */
  readonly showTo: readonly ReaderKind[];
  /** The experiment in which it takes turns with another block of the page; a copy of the block is in none. */
  readonly experiment: BlockExperiment;
}

export interface BlockNode extends Partial<BlockSettings> {
  readonly id: string;
  readonly block: string;
  /** The version of the block that wrote the fields; absent: 1. */
  readonly version?: number;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly children: readonly BlockNode[];
}

/** What a page is for. `path` may contain `:name` for one segment: `/author/:slug/`. */
export type PageMatch =
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'section' }
  | {
      readonly kind: 'content';
      readonly type: 'story' | 'gallery' | 'video';
      /** Only content of this subtype, such as `long-read`; absent: all that has no page of its subtype. */
      readonly subtype?: string;
    }
  | { readonly kind: 'status'; readonly status: 404 | 410 | 500 }
  /** No page of its own: a shared section, which other pages refer to. */
  | { readonly kind: 'shared-section' };

export interface PageContent {
  readonly contentService: string;
  /** The parameters of the source; `:name` in a text is filled from the path. */
  readonly contentConfigValues: Readonly<Record<string, JsonValue>>;
}

export interface PageDocument {
  readonly id: string;
  readonly name: string;
  readonly match: PageMatch;
  /** The page type, on which metadata and ads depend: `article`, `section`, `homepage` … */
  readonly pageType: string;
  readonly content: PageContent | undefined;
  readonly meta: Readonly<Record<string, string>>;
  readonly layout: string;
  readonly areas: Readonly<Record<string, readonly BlockNode[]>>;
}

/** Parses what a page is for; `undefined` for any other value. */
export const parseMatch: Parser<PageMatch> = (input) => {
  const { kind, path, type, subtype, status } =
    record({
      kind: oneOf('path', 'section', 'content', 'status', 'shared-section'),
      path: text,
      type: oneOf('story', 'gallery', 'video'),
      subtype: text,
      status: number,
    })(input) ?? {};
  switch (kind) {
    case 'path':
      return path?.startsWith('/') ? { kind, path } : undefined;
    case 'section':
    case 'shared-section':
      return { kind };
    case 'content':
      return type === undefined ? undefined : { kind, type, ...(subtype && { subtype }) };
    case 'status':
      return status === 404 || status === 410 || status === 500 ? { kind, status } : undefined;
    case undefined:
      return undefined;
  }
};

/** The largest number of characters of a block's own name. */
export const LONGEST_NAME = 80;

/** Returns a block's own name as it is stored, in one line; `undefined` for none. */
export function cleanBlockName(name: string): string | undefined {
  const line = name.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
  return Array.from(line).slice(0, LONGEST_NAME).join('').trimEnd() || undefined;
}

/** The largest number of characters of a moment; longer texts are no moments and not stored. */
const LONGEST_MOMENT = 40;

/** Parses the text of a moment. One that is no date stays as it is, so that the check can report it. */
const momentText: Parser<string> = (input) => {
  const written = text(input)?.trim() ?? '';
  return written === '' || written.length > LONGEST_MOMENT ? undefined : written;
};

/** Parses the id of an experiment: 1 to 40 of a-z, 0-9 and hyphens; `undefined` for any other value. */
export const parseExperimentId: Parser<string> = (input) => {
  const id = text(input);
  return id !== undefined && /^[a-z\d-]{1,40}$/.test(id) ? id : undefined;
};

const readExperiment = record({ id: parseExperimentId, variant: oneOf(...EXPERIMENT_VARIANTS) });

const parseExperiment: Parser<BlockExperiment> = (input) => {
  const { id, variant } = readExperiment(input) ?? {};
  return id === undefined || variant === undefined ? undefined : { id, variant };
};

const readStored = record({
  name: text,
  showFrom: momentText,
  showUntil: momentText,
  hideOn: oneOf(...SCREEN_KINDS),
  showTo: list(oneOf(...READER_KINDS)),
  experiment: parseExperiment,
});

/** Parses what editors set about a block. */
const parseSettings = (input: unknown): Partial<BlockSettings> => {
  const { name, showFrom, showUntil, hideOn, showTo, experiment } = readStored(input) ?? {};
  const kinds = READER_KINDS.filter((kind) => showTo?.includes(kind) === true);
  const isLimited = kinds.length > 0 && kinds.length < READER_KINDS.length;
  const clean = name === undefined ? undefined : cleanBlockName(name);
  return {
    ...(clean !== undefined && { name: clean }),
    ...(showFrom !== undefined && { showFrom }),
    ...(showUntil !== undefined && { showUntil }),
    ...(hideOn !== undefined && { hideOn }),
    ...(isLimited && { showTo: kinds }),
    ...(experiment !== undefined && { experiment }),
  };
};

/** Parses a block with everything inside it; `undefined` for any other value. */
export const parseNode: Parser<BlockNode> = (input) => {
  const node = record({
    id: text,
    block: text,
    version: number,
    fields: anything,
    children: list(parseNode),
  })(input);
  if (node?.id === undefined || node.block === undefined) return undefined;
  const { id, block, version = 1, fields, children = [] } = node;
  const isLater = Number.isInteger(version) && version > 1;
  return {
    ...{ id, block },
    ...parseSettings(input),
    ...(isLater && { version }),
    fields: isRecord(fields) ? fields : {},
    children,
  };
};

const jsonValue: Parser<JsonValue> = (input) =>
  typeof input === 'string' || typeof input === 'number' || typeof input === 'boolean' ? input : undefined;

const parseContent = record({ contentService: text, contentConfigValues: dictionary(jsonValue) });

/**
 * Parses a page document. Returns `undefined` for any other value and for a document above the size limits (`findExcess`
 * says which one); unreadable parts are left out.
 */
export const parsePageDocument: Parser<PageDocument> = (input) => {
  if (findExcess(input) !== undefined) return undefined;
  const document = record({
    id: text,
    name: text,
    match: parseMatch,
    pageType: text,
    content: parseContent,
    meta: dictionary(either(text, (value) => (typeof value === 'number' ? String(value) : undefined))),
    layout: text,
    areas: dictionary(list(parseNode)),
  })(input);
  if (document?.id === undefined || document.match === undefined || document.layout === undefined)
    return undefined;
  const { contentService, contentConfigValues = {} } = document.content ?? {};
  return {
    id: document.id,
    name: document.name ?? document.id,
    match: document.match,
    pageType: document.pageType ?? '',
    content: contentService === undefined ? undefined : { contentService, contentConfigValues },
    meta: document.meta ?? {},
    layout: document.layout,
    areas: document.areas ?? {},
  };
};
