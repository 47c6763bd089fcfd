/**
 * The block entry: everything that the engine, the page builder and the checks need to know about a block.
 *
 * A schema and a component that do not fit each other do not compile. The resulting `Block` no longer depends on the
 * schema's type, so that all blocks fit into one list: `prepare` takes the stored fields and does the rest.
 */
import type { ContentRequest, SiteProperties } from '@broadsheet/sdk-content';
import type { ReactElement, ReactNode } from 'react';
import type { ConsentPurpose } from '../consent/consentPurposes.ts';
import type { FieldSchema, FieldValues, StoredFields } from '../fields/Field.ts';
import { resolveFields } from '../fields/resolveFields.ts';
import type { PhraseBook } from '../phrases/PhraseBook.ts';
import type { Translations } from '../translations/Translations.ts';
import type {
  AfterLists,
  Areas,
  BlockKind,
  BlockSpec,
  BroughtBlock,
  ChainSpec,
  ContentScope,
  FeatureSpec,
  Hydration,
  LayoutSpec,
  Leading,
  Preceding,
  SiteLack,
  SiteVendor,
  VendorSources,
} from './BlockSpec.ts';
import { findUnknownFields } from './findUnknownFields.ts';
import { findUnknownQuery } from './findUnknownQuery.ts';
import { migrateFields, requireMigrations } from './migrateFields.ts';
import type { MigratedFields, StoredFieldsOfBlock } from './migrateFields.ts';
import type { Room } from './Room.ts';
import type { ShowingScope, ShowsStories } from './shownStories.ts';
import { LoggedIssues } from './LoggedIssues.tsx';
import type { BlockIssue } from './LoggedIssues.tsx';

/** The content of a block: the children of a chain, or the areas of a layout. */
export interface BlockContent {
  readonly children?: ReactNode;
  readonly areas?: Areas;
}

/** The blocks before a block in its document. */
export interface BlocksBefore {
  /** The stored fields of the blocks with the same name; absent: unknown. */
  readonly preceding?: readonly Readonly<Record<string, unknown>>[];
  /** The prepared blocks that list stories, whatever their name. */
  readonly lists?: readonly PreparedBlock[];
  /** Whether one of them leads the page; absent: unknown. */
  readonly hasLead?: boolean;
}

/** One instance of a block on a page, with its fields. */
export interface PreparedBlock extends ShowsStories {
  /** The block's name. */
  readonly name: string;
  /** True if the block declares which stories it shows. */
  readonly isList: boolean;
  /** True for the first block that leads its page. */
  readonly isLead: boolean;
  /** The lists before it; `undefined` if the block did not ask for them. */
  readonly listsBefore: readonly PreparedBlock[] | undefined;
  /** The resolved fields; they survive JSON. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The resolved fields of the blocks of its kind before it; `undefined` if it did not ask for them. They survive JSON. */
  readonly preceding: readonly Readonly<Record<string, unknown>>[] | undefined;
  /**
   * What does not fit the fields: it was replaced by a default, or is not used, such as a misspelt parameter of a query. While one
   * develops, the host's log gets it too.
   */
  readonly issues: readonly BlockIssue[];
  /** True if the instance is to be deferred until it is near the viewport. */
  readonly isLazy: boolean;
  /** The room that it keeps while it is deferred and after; `undefined` if it is not deferred, or keeps none of its own. */
  readonly room: Room | undefined;
  /** Returns all content that the instance needs, including that of the lists before it. */
  requests(scope: ContentScope): readonly ContentRequest[];
  /** Returns the content that the instance itself needs. */
  ownRequests(scope: ContentScope): readonly ContentRequest[];
  globalContent(scope: ContentScope): string | undefined;
  render(content?: BlockContent): ReactElement;
}

export interface Block {
  readonly name: string;
  /** The names of removed blocks that it stands for in stored documents. */
  readonly formerNames?: readonly string[];
  readonly title: string;
  /** One line about the block; empty if it has none. */
  readonly description: string;
  readonly group: string;
  readonly kind: BlockKind;
  readonly fields: FieldSchema;
  /** The version of `fields`, counted from 1, that documents are stored with now. */
  readonly version: number;
  /** Area names in document order; empty for all but layouts and outputs. */
  readonly areas: readonly string[];
  /** The titles of its areas that editors see, by area name. */
  readonly areaTitles: Readonly<Record<string, string>>;
  readonly phrases: PhraseBook | undefined;
  /** What editors read of it in other languages, besides what all blocks share. */
  readonly translations: readonly Translations[];
  readonly hydrate: Hydration;
  readonly vendors: readonly (VendorSources | SiteVendor)[];
  /** The blocks that it renders inside itself if they are installed. */
  readonly brings: readonly BroughtBlock[];
  /** Returns the site property without which readers see nothing of the block; `undefined` if none is missing. */
  readonly lacks: (site: SiteProperties) => SiteLack | undefined;
  /** The purposes that readers must agree to before the block loads its vendor. */
  readonly purposes: readonly ConsentPurpose[];
  /** The types of content whose body its markup holds. */
  readonly storyKinds: readonly string[];
  /** Migrates fields that an older version has stored; never throws. `prepare` takes the result. */
  migrate(stored: StoredFieldsOfBlock): MigratedFields;
  prepare(stored: Readonly<Record<string, unknown>>, before?: BlocksBefore): PreparedBlock;
}

/** A block whose fields are known to the compiler; a list holds it as `Block`. */
export interface TypedBlock<Schema extends FieldSchema> extends Block {
  /** @param stored the fields as a page document stores them; of a document itself, use `Block` */
  prepare(stored: StoredFields<Schema>, before?: BlocksBefore): PreparedBlock;
}

function render<Schema extends FieldSchema>(
  spec: BlockSpec<Schema>,
  values: FieldValues<Schema> & Preceding<Schema> & AfterLists & Leading,
  { children, areas = {} }: BlockContent,
): ReactElement {
  switch (spec.kind) {
    case 'feature':
      return <spec.Component {...values} />;
    case 'chain':
      return <spec.Component {...values}>{children}</spec.Component>;
    case 'layout':
    case 'output':
      return <spec.Component {...values} areas={areas} />;
  }
}

function shownStories<Schema extends FieldSchema>(
  spec: BlockSpec<Schema>,
  values: FieldValues<Schema> & Preceding<Schema>,
  scope: ShowingScope,
): readonly string[] {
  return spec.kind === 'feature' ? (spec.list?.showsStories?.(values, scope) ?? []) : [];
}

function prepare<Schema extends FieldSchema>(
  spec: BlockSpec<Schema>,
  stored: Readonly<Record<string, unknown>>,
  { preceding: before, lists, hasLead = true }: BlocksBefore = {},
): PreparedBlock {
  const { values: own, plain, issues: wrong } = resolveFields(spec.fields, stored, spec.name);
  const issues = [...wrong, ...findUnknownFields(spec, stored), ...findUnknownQuery(spec, plain)];
  const asks = spec.kind === 'feature' && spec.list?.readsPreceding?.(own) === true;
  // Issues of their fields are reported by those blocks themselves.
  const known = asks ? before?.map((each) => resolveFields(spec.fields, each, spec.name)) : undefined;
  const values = known === undefined ? own : { ...own, preceding: known.map((each) => each.values) };
  const listsBefore =
    spec.kind === 'feature' && spec.list?.leavesOutShown?.(own) === true ? lists : undefined;
  const isLazy = plain['lazyLoad'] === true && spec.place?.defersItself !== true;
  const isLead = !hasLead && !isLazy && spec.leadsPage?.(own) === true;
  const props = {
    ...values,
    ...(listsBefore !== undefined && { listsBefore }),
    ...(isLead && spec.kind === 'feature' && { isLead }),
  };
  return {
    name: spec.name,
    values: plain,
    preceding: known?.map((each) => each.plain),
    issues,
    isLazy,
    room: isLazy ? spec.place?.room?.(own) : undefined,
    isLead,
    isList: spec.kind === 'feature' && spec.list?.showsStories !== undefined,
    listsBefore,
    // The stories that the lists show are computed from their content.
    requests: (scope) => [
      ...(listsBefore ?? []).flatMap((list) => list.ownRequests(scope)),
      ...(spec.content?.(values, scope) ?? []),
    ],
    ownRequests: (scope) => spec.content?.(values, scope) ?? [],
    shownStories: (scope) => shownStories(spec, values, scope),
    globalContent: (scope) => spec.island?.globalContent?.(values, scope),
    render(content = {}) {
      const block = render(spec, props, content);
      if (process.env['NODE_ENV'] === 'production' || issues.length === 0) return block;
      return <LoggedIssues issues={issues}>{block}</LoggedIssues>;
    },
  };
}

export function defineBlock<const Schema extends FieldSchema>(spec: FeatureSpec<Schema>): TypedBlock<Schema>;
export function defineBlock<const Schema extends FieldSchema>(spec: ChainSpec<Schema>): TypedBlock<Schema>;
export function defineBlock<const Schema extends FieldSchema>(spec: LayoutSpec<Schema>): TypedBlock<Schema>;
export function defineBlock<const Schema extends FieldSchema>(spec: BlockSpec<Schema>): Block {
  const {
    name,
    title,
    description = '',
    group,
    kind,
    fields,
    phrases,
    translations = [],
    hydrate,
    vendors = [],
    stored = {},
    ads = {},
    storyKinds = [],
  } = spec;
  const versioned = { name, version: stored.version ?? 1, migrate: stored.migrate ?? [] };
  requireMigrations(versioned);
  const { areas, areaTitles = {} } = spec.kind === 'layout' || spec.kind === 'output' ? spec : { areas: [] };
  return {
    name,
    formerNames: stored.formerNames ?? [],
    title,
    description,
    group,
    kind,
    fields,
    version: versioned.version,
    areas,
    areaTitles,
    phrases,
    translations,
    hydrate,
    vendors,
    brings: ads.brings ?? [],
    storyKinds,
    lacks: (site) => ads.lacks?.(site),
    purposes: ads.purposes ?? [],
    migrate: (given) => migrateFields(versioned, given),
    prepare: (given, before) => prepare(spec, given, before),
  };
}
