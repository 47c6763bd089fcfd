import type { ContentRequest, SiteProperties } from '@broadsheet/sdk-content';
import type { ReactNode } from 'react';
import type { ConsentPurpose } from '../consent/consentPurposes.ts';
import type { FieldSchema, FieldValues } from '../fields/Field.ts';
import type { IslandTrigger, Page } from '../host/Host.ts';
import type { PhraseBook } from '../phrases/PhraseBook.ts';
import type { FieldMigration } from './migrateFields.ts';
import type { ShowingScope, ShowsStories } from './shownStories.ts';

/** What decides the content a block asks for. */
export interface ContentScope {
  readonly site: SiteProperties;
  readonly page: Page;
  /** The resizer token version whose tokens a filter has to ask for. */
  readonly tokenVersion: string;
}

/**
 * - `never`: markup only.
 * - `enhance`: markup plus a script without React, `{name}.enhance.ts`; with `isRefetched` it may ask the server for the
 *   block as another query of the page makes it. It starts with the page; as late as it is seen, `when: 'visible'`; or when a
 *   reader touches it, `when: 'touch'`: its script is fetched by the first click or key inside, which is then
 *   repeated to it. One with `orStored` starts with the page all the same where the local storage has that item, for then it has
 *   something to say.
 * - `island`: hydrated from `{name}.island.ts` at its trigger; a `probe`, `{name}.probe.ts`, decides first whether
 *   it has to hydrate at all. With `wakesOnTouch: false` only the probe can wake it: its markup works without script, and
 *   a reader who moves through it brings nothing to the page.
 */
export type Hydration =
  | { readonly mode: 'never' }
  | {
      readonly mode: 'enhance';
      readonly name: string;
      readonly isRefetched?: true;
      readonly when?: 'visible';
    }
  | {
      readonly mode: 'enhance';
      readonly name: string;
      readonly isRefetched?: never;
      readonly when: 'touch';
      readonly orStored?: string;
    }
  | {
      readonly mode: 'island';
      readonly name: string;
      readonly when: IslandTrigger;
      readonly probe?: string;
      readonly wakesOnTouch?: false;
    };

/**
 * A vendor whose script the block brings to its pages: what their Content-Security-Policy has to allow. Origins, e.g.
 * `https://www.google.com`.
 */
export interface VendorSources {
  /** Member of the site property `vendorOrigins`; an origin there is allowed instead of all of these. */
  readonly name: string;
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connect: readonly string[];
  readonly sheets?: readonly string[];
}

/** Answers what a vendor needs where a site uses it; `undefined` where the site does not. */
export type SiteVendor = (site: SiteProperties) => VendorSources | undefined;

/** What a block lacks on a site, for editors. */
export interface SiteLack {
  /** E.g. `The site has no ad server.` */
  readonly sentence: string;
  /** What to do about it. */
  readonly hint: string;
}

/** A block that another one places inside itself, with the fields that it gives it. */
export interface BroughtBlock {
  /** Of a feature that is plain markup or is enhanced. */
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Features and outputs are leaves, chains have children, layouts have named areas. */
export type BlockKind = 'feature' | 'chain' | 'layout' | 'output';

/** A function component; classes would make props invariant and so keep shared components out. */
export type BlockComponent<Props> = (props: Props) => ReactNode;

/** What a feature may know of the blocks of its own kind that stand before it on its page. */
export interface Preceding<Schema extends FieldSchema> {
  /** Their fields, in document order; absent where the block does not ask, or nobody knows the page. */
  readonly preceding?: readonly FieldValues<Schema>[];
}

/** What a feature may know of the lists before it, of whatever kind, that say which stories they show. */
export interface AfterLists {
  /** In document order, for `shownBefore`; absent where the block does not ask, or nobody knows the page. */
  readonly listsBefore?: readonly ShowsStories[];
}

/** What a feature may know of its place on the page. */
export interface Leading {
  /** True for the first block of its page that says it leads: its image is what readers wait for. */
  readonly isLead?: boolean;
}

/** What can be locked, by its type in ANS. */
export type StoryType = 'story' | 'gallery' | 'video';

interface SpecBase<Schema extends FieldSchema> {
  /** The name that stored page documents use. */
  readonly name: string;
  /** What editors read in the palette. */
  readonly title: string;
  /** What it shows, in one line of the palette. */
  readonly description?: string;
  readonly group: string;
  readonly fields: Schema;
  /** Counts the changes of `fields` that old documents have to be migrated for; default 1. */
  readonly version?: number;
  /** A pure step for each earlier version, the one from 1 to 2 first; applied whenever a document is read. */
  readonly migrate?: readonly FieldMigration[];
  readonly phrases?: PhraseBook;
  readonly hydrate: Hydration;
  /** Whether it shows what readers of a page see first, if no block before it does; a feature gets `isLead` then. */
  readonly leadsPage?: (fields: FieldValues<Schema>) => boolean;
  /** Content that the block will read, so that a page can fetch all of it at once before rendering. */
  readonly content?: (
    fields: FieldValues<Schema> & Preceding<Schema>,
    scope: ContentScope,
  ) => readonly ContentRequest[];
  /** Field filter of the page's content that an island takes to the browser; without it, islands take none. */
  readonly globalContent?: (fields: FieldValues<Schema>, scope: ContentScope) => string | undefined;
  readonly vendors?: readonly (VendorSources | SiteVendor)[];
  /** Without which property of the site readers see nothing of the block; answers nothing where the site has all. */
  readonly lacks?: (site: SiteProperties) => SiteLack | undefined;
  /**
   * Blocks that it places inside itself where they are installed, e.g. ads between images; `brought` of its host has
   * them. They are no blocks of the page: no document names them, and editors do not choose them.
   */
  readonly brings?: readonly BroughtBlock[];
  /** Purposes that readers must have agreed to before the block loads what it is for. */
  readonly purposes?: readonly ConsentPurpose[];
  /**
   * The field `lazyLoad` is the block's own affair: its markup comes with the page, what it shows comes later. Without
   * this the engine holds a block back whose `lazyLoad` is on.
   */
  readonly defersItself?: true;
  /**
   * Types of content whose body its markup holds where the page is about such an item. Of a locked one the engine marks
   * the place, where the rest comes in for readers who may read it.
   */
  readonly holdsStory?: readonly StoryType[];
}

export interface FeatureSpec<Schema extends FieldSchema> extends SpecBase<Schema> {
  readonly kind: 'feature';
  /** Whether a block wants to know the fields of those of its kind that stand before it on its page. */
  readonly readsPreceding?: (fields: FieldValues<Schema>) => boolean;
  /** Whether a block wants to leave out what the page shows before it. */
  readonly leavesOutShown?: (fields: FieldValues<Schema>) => boolean;
  /** The ids of the stories that a list shows, worked out as its component does. */
  readonly showsStories?: (
    fields: FieldValues<Schema> & Preceding<Schema>,
    scope: ShowingScope,
  ) => readonly string[];
  readonly Component: BlockComponent<FieldValues<Schema> & Preceding<Schema> & AfterLists & Leading>;
}

export interface ChainSpec<Schema extends FieldSchema> extends SpecBase<Schema> {
  readonly kind: 'chain';
  readonly Component: BlockComponent<FieldValues<Schema> & { readonly children?: ReactNode }>;
}

/** The blocks of each area, by area name; a missing area is empty. */
export type Areas = Readonly<Record<string, ReactNode>>;

export interface LayoutSpec<Schema extends FieldSchema> extends SpecBase<Schema> {
  readonly kind: 'layout' | 'output';
  /** Area names in document order; an output has `metadata`, `styles`, `page` and `data`. */
  readonly areas: readonly string[];
  /** What editors read for an area, by its name; the name itself for one that has no title. */
  readonly areaTitles?: Readonly<Record<string, string>>;
  readonly Component: BlockComponent<FieldValues<Schema> & { readonly areas: Areas }>;
}

export type BlockSpec<Schema extends FieldSchema> =
  FeatureSpec<Schema> | ChainSpec<Schema> | LayoutSpec<Schema>;
