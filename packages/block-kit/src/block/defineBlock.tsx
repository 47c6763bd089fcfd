/**
 * The block entry: everything that the engine, the page builder and the checks need to know of a block.
 *
 * A schema and a component that do not fit each other do not compile. What comes back no longer mentions the schema's
 * type, so that blocks of all kinds go into one list: `prepare` takes what a document stores and does the rest.
 */
import type { ContentRequest, SiteProperties } from '@broadsheet/sdk-content';
import type { ReactElement, ReactNode } from 'react';
import type { ConsentPurpose } from '../consent/consentPurposes.ts';
import type { FieldSchema, FieldValues } from '../fields/Field.ts';
import { resolveFields } from '../fields/resolveFields.ts';
import type { FieldIssue } from '../fields/resolveFields.ts';
import type { PhraseBook } from '../phrases/PhraseBook.ts';
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
import { migrateFields, requireMigrations } from './migrateFields.ts';
import type { MigratedFields, StoredFieldsOfBlock } from './migrateFields.ts';
import type { ShowingScope, ShowsStories } from './shownStories.ts';

/** What stands inside a block: the children of a chain, the areas of a layout. */
export interface BlockContent {
  readonly children?: ReactNode;
  readonly areas?: Areas;
}

/** What a document holds before a block. */
export interface BlocksBefore {
  /** What it stores for the blocks of the same name; absent: nobody knows. */
  readonly preceding?: readonly Readonly<Record<string, unknown>>[];
  /** The lists of whatever name, prepared. */
  readonly lists?: readonly PreparedBlock[];
  /** Whether one of them leads the page; absent: nobody knows. */
  readonly hasLead?: boolean;
}

/** A block with the fields of one place on one page. */
export interface PreparedBlock extends ShowsStories {
  /** Of the block. */
  readonly name: string;
  /** True for a list that says which stories it shows. */
  readonly isList: boolean;
  /** True for the first block that leads its page. */
  readonly isLead: boolean;
  /** The lists that it was prepared to know. */
  readonly listsBefore: readonly PreparedBlock[] | undefined;
  /** The resolved fields; they survive JSON. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Those of the blocks that it was prepared to know, likewise. */
  readonly preceding: readonly Readonly<Record<string, unknown>>[] | undefined;
  readonly issues: readonly FieldIssue[];
  /** True if the place asks to be held back until it is near the viewport. */
  readonly isLazy: boolean;
  /** What it reads, with what the lists before it read that it knows. */
  requests(scope: ContentScope): readonly ContentRequest[];
  /** What it reads for itself. */
  ownRequests(scope: ContentScope): readonly ContentRequest[];
  globalContent(scope: ContentScope): string | undefined;
  render(content?: BlockContent): ReactElement;
}

export interface Block {
  readonly name: string;
  readonly title: string;
  /** One line; empty where the block has none. */
  readonly description: string;
  readonly group: string;
  readonly kind: BlockKind;
  readonly fields: FieldSchema;
  /** Of `fields`, from 1: what documents are written with now. */
  readonly version: number;
  /** Area names in document order; empty for all but layouts and outputs. */
  readonly areas: readonly string[];
  /** What editors read for its areas, by name. */
  readonly areaTitles: Readonly<Record<string, string>>;
  readonly phrases: PhraseBook | undefined;
  readonly hydrate: Hydration;
  readonly vendors: readonly (VendorSources | SiteVendor)[];
  /** What it places inside itself where that is installed. */
  readonly brings: readonly BroughtBlock[];
  /** What the block lacks on a site to be seen by its readers; `undefined` where it lacks nothing. */
  readonly lacks: (site: SiteProperties) => SiteLack | undefined;
  /** Purposes that readers must have agreed to before it loads what it is for. */
  readonly purposes: readonly ConsentPurpose[];
  /** Types of content whose body its markup holds. */
  readonly holdsStory: readonly string[];
  /** Brings what an older version has written to this one; never throws. `prepare` takes the result. */
  migrate(stored: StoredFieldsOfBlock): MigratedFields;
  prepare(stored: Readonly<Record<string, unknown>>, before?: BlocksBefore): PreparedBlock;
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
  return spec.kind === 'feature' ? (spec.showsStories?.(values, scope) ?? []) : [];
}

function prepare<Schema extends FieldSchema>(
  spec: BlockSpec<Schema>,
  stored: Readonly<Record<string, unknown>>,
  { preceding: before, lists, hasLead = true }: BlocksBefore = {},
): PreparedBlock {
  const { values: own, plain, issues } = resolveFields(spec.fields, stored, spec.name);
  const asks = spec.kind === 'feature' && spec.readsPreceding?.(own) === true;
  // What is wrong with their fields is told where they stand.
  const known = asks ? before?.map((each) => resolveFields(spec.fields, each, spec.name)) : undefined;
  const values = known === undefined ? own : { ...own, preceding: known.map((each) => each.values) };
  const listsBefore = spec.kind === 'feature' && spec.leavesOutShown?.(own) === true ? lists : undefined;
  const isLazy = plain['lazyLoad'] === true && spec.defersItself !== true;
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
    isLead,
    isList: spec.kind === 'feature' && spec.showsStories !== undefined,
    listsBefore,
    // What they show is worked out from their answers.
    requests: (scope) => [
      ...(listsBefore ?? []).flatMap((list) => list.ownRequests(scope)),
      ...(spec.content?.(values, scope) ?? []),
    ],
    ownRequests: (scope) => spec.content?.(values, scope) ?? [],
    shownStories: (scope) => shownStories(spec, values, scope),
    globalContent: (scope) => spec.globalContent?.(values, scope),
    render: (content = {}) => render(spec, props, content),
  };
}

export function defineBlock<const Schema extends FieldSchema>(spec: FeatureSpec<Schema>): Block;
export function defineBlock<const Schema extends FieldSchema>(spec: ChainSpec<Schema>): Block;
export function defineBlock<const Schema extends FieldSchema>(spec: LayoutSpec<Schema>): Block;
export function defineBlock<const Schema extends FieldSchema>(spec: BlockSpec<Schema>): Block {
  const {
    name,
    title,
    description = '',
    group,
    kind,
    fields,
    phrases,
    hydrate,
    vendors = [],
    brings = [],
    holdsStory = [],
  } = spec;
  const versioned = { name, version: spec.version ?? 1, migrate: spec.migrate ?? [] };
  requireMigrations(versioned);
  const { areas, areaTitles = {} } = spec.kind === 'layout' || spec.kind === 'output' ? spec : { areas: [] };
  return {
    name,
    title,
    description,
    group,
    kind,
    fields,
    version: versioned.version,
    areas,
    areaTitles,
    phrases,
    hydrate,
    vendors,
    brings,
    holdsStory,
    lacks: (site) => spec.lacks?.(site),
    purposes: spec.purposes ?? [],
    migrate: (stored) => migrateFields(versioned, stored),
    prepare: (stored, before) => prepare(spec, stored, before),
  };
}
