import type { ContentRequest, SiteProperties } from '@broadsheet/sdk-content';
import type { ReactNode } from 'react';
import type { ConsentPurpose } from '../consent/consentPurposes.ts';
import type { FieldSchema, FieldValues } from '../fields/Field.ts';
import type { IslandTrigger, Page } from '../host/Host.ts';
import type { PhraseBook } from '../phrases/PhraseBook.ts';
import type { Translations } from '../translations/Translations.ts';
import type { Room } from './Room.ts';
import type { FieldMigration } from './migrateFields.ts';
import type { ShowingScope, ShowsStories } from './shownStories.ts';

/** The data, in addition to its fields, from which a block computes its content requests. */
export interface ContentScope {
  readonly site: SiteProperties;
  readonly page: Page;
  /** The version of the resizer tokens that a field filter must request. */
  readonly tokenVersion: string;
}

/**
 * The script of a block in the browser.
 *
 * - `never`: none; the block is only markup.
 * - `enhance`: a script without React, `{name}.enhance.ts`. With `isRefetched` it may request the block's markup for another
 *   query of the page. The script starts when the page has loaded, unless `when` is set:
 *   - `visible`: when the block is in the viewport;
 *   - `touch`: at the reader's first click, key or focus inside; a click or key is repeated for the script. If the local
 *     storage has the item `orStored`, it starts with the page, because it then has something to show;
 *   - `granted`: when the reader has granted its `purpose`, and not fetched before. While it waits, its placeholder is hidden
 *     if it is below the window. `orRefused` returns whether a refusal starts it too on a site.
 * - `island`: hydrated from `{name}.island.ts` at its trigger. A `probe`, `{name}.probe.ts`, first decides whether it has to
 *   hydrate at all. With `wakesOnTouch: false` interactions do not hydrate it, only the probe: its markup works without
 *   script, so a reader who tabs through it loads nothing.
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
      readonly mode: 'enhance';
      readonly name: string;
      readonly isRefetched?: never;
      readonly when: 'granted';
      readonly purpose: ConsentPurpose;
      readonly orRefused?: (site: SiteProperties) => boolean;
    }
  | {
      readonly mode: 'island';
      readonly name: string;
      readonly when: IslandTrigger;
      readonly probe?: string;
      readonly wakesOnTouch?: false;
    };

/**
 * The origins, e.g. `https://www.google.com`, that the Content-Security-Policy must allow on pages with the block, because
 * it loads the vendor's script.
 */
export interface VendorSources {
  /** The vendor's name in the site property `vendorOrigins`; an origin there is allowed instead of all of these. */
  readonly name: string;
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connect: readonly string[];
  readonly sheets?: readonly string[];
}

/** Returns the origins of a vendor for a block with such fields on a site; `undefined` where it is not used. */
export type SiteVendor = (
  site: SiteProperties,
  fields?: Readonly<Record<string, unknown>>,
) => VendorSources | undefined;

/** The reason, for editors, why readers of a site see nothing of a block. */
export interface SiteLack {
  /** The site property that is not set, e.g. `dfpId`. */
  readonly property: string;
}

/** A block that another block renders inside itself, with its fields. */
export interface BroughtBlock {
  /** The name of a feature; islands are not possible. */
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Features and outputs are leaves, chains have children, layouts have named areas. */
export type BlockKind = 'feature' | 'chain' | 'layout' | 'output';

/** A function component. A type that allows classes would make props invariant and so exclude shared components. */
export type BlockComponent<Props> = (props: Props) => ReactNode;

/** The data that a feature gets of the blocks with its own name before it on the page. */
export interface Preceding<Schema extends FieldSchema> {
  /** Their fields, in document order; absent unless `list.readsPreceding` returns true and the page is known. */
  readonly preceding?: readonly FieldValues<Schema>[];
}

/** The data that a feature gets of the blocks before it that have `list.showsStories`. */
export interface AfterLists {
  /** The lists in document order, for `shownBefore`; absent unless `list.leavesOutShown` returns true and the page is known. */
  readonly listsBefore?: readonly ShowsStories[];
}

/** The data that a feature gets about its place on the page. */
export interface Leading {
  /** True for the first block of the page whose `leadsPage` returns true: its image should load first. */
  readonly isLead?: boolean;
}

/** The ANS types of content that can be locked. */
export type StoryType = 'story' | 'gallery' | 'video';

/** How stored documents of earlier versions are read. */
export interface StoredSpec {
  /** The names of removed blocks that it stands for: their fields mean the same here, or are ignored. */
  readonly formerNames?: readonly string[];
  /** The version of `fields`, increased by each change for which stored documents must be migrated. Default: 1. */
  readonly version?: number;
  /**
   * The migrations, one for each earlier version, from 1 to 2 first. They must be pure: every read of a document runs them.
   */
  readonly migrate?: readonly FieldMigration[];
}

/** What advertising needs of a block, and a block of advertising. */
export interface AdsSpec {
  /** Returns the missing site property without which readers see nothing of the block; `undefined` if none is missing. */
  readonly lacks?: (site: SiteProperties) => SiteLack | undefined;
  /**
   * The blocks that it renders inside itself if they are installed, e.g. ads between images; its host provides them as
   * `brought`. They are not blocks of the page: no document names them, and editors do not choose them.
   */
  readonly brings?: readonly BroughtBlock[];
  /** The purposes that readers must agree to before the block loads its vendor. */
  readonly purposes?: readonly ConsentPurpose[];
}

/** The place of a lazy block on the page before it is there. */
export interface PlaceSpec<Schema extends FieldSchema> {
  /**
   * Returns the room that a lazy block keeps on the page; `undefined`: a screen until it comes. The room stays when the block
   * is there, so it must be what the block needs with texts of usual length.
   */
  readonly room?: (fields: FieldValues<Schema>) => Room | undefined;
  /**
   * Set if the block handles the field `lazyLoad` itself: its markup is in the page and loads its content later. Otherwise
   * the engine leaves a block with `lazyLoad` out of the page until it is needed.
   */
  readonly defersItself?: true;
}

/** What an island gets in the browser, besides its fields and its own content. */
export interface IslandSpec<Schema extends FieldSchema> {
  /** Returns the field filter of the page's content that it gets; `undefined`: it gets none. */
  readonly globalContent?: (fields: FieldValues<Schema>, scope: ContentScope) => string | undefined;
}

/** What a list shows, and what it has to know of the lists before it. */
export interface ListSpec<Schema extends FieldSchema> {
  /** Returns whether the block needs the fields of the blocks with its own name before it on the page. */
  readonly readsPreceding?: (fields: FieldValues<Schema>) => boolean;
  /** Returns whether the block leaves out the stories that the page shows before it. */
  readonly leavesOutShown?: (fields: FieldValues<Schema>) => boolean;
  /** Returns the ids of the stories that a list shows. It must compute them as the component does. */
  readonly showsStories?: (
    fields: FieldValues<Schema> & Preceding<Schema>,
    scope: ShowingScope,
  ) => readonly string[];
}

interface SpecBase<Schema extends FieldSchema> {
  /** The name that stored page documents use. */
  readonly name: string;
  /** The block's name in the editors' palette. */
  readonly title: string;
  /** One line about the block in the editors' palette. */
  readonly description?: string;
  readonly group: string;
  readonly fields: Schema;
  readonly stored?: StoredSpec;
  readonly phrases?: PhraseBook;
  /**
   * The editors' texts in other languages: tables shared with other blocks, and its own. The first table with a text
   * counts.
   */
  readonly translations?: readonly Translations[];
  readonly hydrate: Hydration;
  /**
   * Returns whether the block shows what readers should see first. The first one on a page leads; a feature gets `isLead`.
   */
  readonly leadsPage?: (fields: FieldValues<Schema>) => boolean;
  /** Returns the content requests of the block, so that a page can fetch all content at once before it renders. */
  readonly content?: (
    fields: FieldValues<Schema> & Preceding<Schema>,
    scope: ContentScope,
  ) => readonly ContentRequest[];
  readonly island?: IslandSpec<Schema>;
  readonly vendors?: readonly (VendorSources | SiteVendor)[];
  readonly ads?: AdsSpec;
  readonly place?: PlaceSpec<Schema>;
  /**
   * The types of content whose body is in the block's markup on the page of such an item. If the item is locked, the engine
   * marks the block's element, and the rest is inserted there for readers who may read it.
   */
  readonly storyKinds?: readonly StoryType[];
}

export interface FeatureSpec<Schema extends FieldSchema> extends SpecBase<Schema> {
  readonly kind: 'feature';
  readonly list?: ListSpec<Schema>;
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
  /** The area names in document order; an output has `metadata`, `styles`, `page` and `data`. */
  readonly areas: readonly string[];
  /** The areas' titles for editors, by area name; an area without a title is shown by its name. */
  readonly areaTitles?: Readonly<Record<string, string>>;
  readonly Component: BlockComponent<FieldValues<Schema> & { readonly areas: Areas }>;
}

export type BlockSpec<Schema extends FieldSchema> =
  FeatureSpec<Schema> | ChainSpec<Schema> | LayoutSpec<Schema>;
