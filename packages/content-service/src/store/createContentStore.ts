import { optionalTextColumn, textColumn, bodyColumn } from '@broadsheet/service-kit/database';
import type { Database, SqlRow } from '@broadsheet/service-kit/database';
import type { PaywallRule } from '@broadsheet/paywall';
import type { PlatformLog } from '@broadsheet/service-kit/http';
import type { JsonObject } from '@broadsheet/service-kit/json';
import type { RecordRead } from './ContentKey.ts';
import type { ContentRecord, DocumentRecord } from './ContentRecord.ts';
import { createAuthorMemory } from './createAuthorMemory.ts';
import type { AuthorMemory } from './createAuthorMemory.ts';
import { createNavigationReader } from './createNavigationReader.ts';
import { saveDocuments } from './saveDocuments.ts';
import { saveRecord } from './saveRecord.ts';
import { settleTables } from './settleTables.ts';

/** The clock of a store. */
export interface ContentClock {
  /** Returns the milliseconds since 1970. */
  now(): number;
}

export interface ContentStoreOptions {
  readonly database: Database;
  /** The current site: the owner of documents that name none. */
  readonly site: string;
  /** The public address of the site, without a trailing slash; absent: no absolute URL is known to be one of its own. */
  readonly origin?: string | undefined;
  readonly clock: ContentClock;
  /** Reads the rules that lock stories, whose locked text is not searched. Absent: everything is. */
  readonly readLocks?: (() => Promise<readonly PaywallRule[]>) | undefined;
  /** Receives failures that an answer survives; absent: they are not told. */
  readonly log?: PlatformLog | undefined;
}

/** An image in the form that the image module needs. */
export interface StoredImage {
  readonly id: string;
  /** `/media/{file}` for an image in the media folder, otherwise the URL in the document. */
  readonly url: string;
  /** The whole image object: `width`, `height`, `focal_point`, `alt_text` and all other members. */
  readonly document: JsonObject;
}

/** A document with its URL on the requested site. */
export interface PlacedDocument {
  readonly id: string;
  readonly body: JsonObject;
  /** The path on the site; undefined when the document is not on it. */
  readonly websiteUrl: string | undefined;
}

/** The scope of a request for documents. `site` is the site whose URLs they get. */
export interface DocumentScope {
  readonly site: string;
  /** Whether unpublished and embargoed documents are included. */
  readonly includesUnpublished: boolean;
}

export interface ContentStore {
  readonly site: string;
  readonly origin?: string | undefined;
  readonly database: Database;
  readonly clock: ContentClock;
  /** Reads the rules that lock stories now. */
  readLocks(): Promise<readonly PaywallRule[]>;
  /**
   * Stores a record in one transaction.
   *
   * @param beforeCommit the last step; when it fails nothing is stored
   * @returns false when the same source was stored already; then `beforeCommit` is not called
   */
  save(record: ContentRecord, beforeCommit?: () => Promise<void>): Promise<boolean>;
  /**
   * Stores documents of different ids in one transaction: all of them or none.
   *
   * @param beforeCommit the last step, for the ids that were new or had changed; when it fails nothing is stored
   * @returns the ids that were new or had changed
   */
  saveDocuments(
    records: readonly DocumentRecord[],
    beforeCommit?: (ids: ReadonlySet<string>) => Promise<void>,
  ): Promise<ReadonlySet<string>>;
  /** Updates the database's statistics and word indexes; to be called after many documents were stored. */
  settle(): Promise<void>;
  /** Finds an image by its id: an image document, or an image inside another document. */
  findImage(id: string): Promise<StoredImage | undefined>;
  findNavigation(site: string, hierarchy: string): Promise<JsonObject | undefined>;
  /** Returns the navigation trees of a site, sorted by the name of their hierarchy. */
  listNavigation(site: string): Promise<readonly JsonObject[]>;
  findSiteProperties(site: string): Promise<JsonObject | undefined>;
  /** Returns the site's overrides of its theme. */
  findTheme(site: string): Promise<JsonObject | undefined>;
  /** Returns the published page documents as they are stored, sorted by id. */
  listPages(site: string): Promise<readonly JsonObject[]>;
  /** Returns the lists of redirects as they are stored, sorted by id. */
  listRedirects(site: string): Promise<readonly JsonObject[]>;
  /** Receives the keys of what is read for one answer, see `ContentKey.ts`; absent: nobody wants to know them. */
  readonly recordRead?: RecordRead;
  /** Receives failures that an answer survives; absent: they are not told. */
  readonly log?: PlatformLog | undefined;
  /** The authors that were read a moment ago. */
  readonly authors: AuthorMemory;
  /** Clears what was read a moment ago; to be called when something was stored without this store. */
  forget(): void;
  /** Keeps for longer what is read a moment ago, because `forget` is called whenever any process has stored something. */
  keepUntilForgotten(): void;
}

/** Converts a row with the columns `id`, `body` and `website_url`. */
export function placedDocument(row: SqlRow): PlacedDocument {
  return {
    id: textColumn(row, 'id'),
    body: bodyColumn(row),
    websiteUrl: optionalTextColumn(row, 'website_url'),
  };
}

/**
 * Milliseconds for which the trees of sections and authors are kept, and for which a change by another process may stay unseen
 * if nobody watches for changes.
 */
const KEPT_MS = { alone: 1_000, watched: 30_000 };

const nothingIsLocked = async (): Promise<readonly PaywallRule[]> => [];

/** Creates the store of a site's content in a database. */
export function createContentStore(options: ContentStoreOptions): ContentStore {
  const { database, site, clock, readLocks = nothingIsLocked } = options;
  const bodies = async (statement: string, values: readonly string[]): Promise<readonly JsonObject[]> =>
    (await database.query(statement, values)).map(bodyColumn);
  let keptMs = KEPT_MS.alone;
  const navigation = createNavigationReader(database, clock, () => keptMs);
  const authors = createAuthorMemory(clock, () => keptMs);
  function forget(): void {
    navigation.forget();
    authors.forget();
  }

  async function save(...[record, beforeCommit]: Parameters<ContentStore['save']>): Promise<boolean> {
    try {
      return await database.transaction(async (queries) => {
        const isNew = await saveRecord(queries, record, site);
        if (isNew) await beforeCommit?.();
        return isNew;
      });
    } finally {
      forget();
    }
  }

  return {
    site,
    origin: options.origin,
    database,
    clock,
    readLocks,
    log: options.log,
    save,
    saveDocuments: (records, beforeCommit) =>
      database.transaction(async (queries) => {
        const ids = await saveDocuments(queries, records, site);
        if (ids.size > 0) await beforeCommit?.(ids);
        return ids;
      }),
    settle: () => settleTables(database),
    async findImage(id) {
      const [row] = await database.query(
        'select body from pictures where id = $1 order by document_id = id desc, document_id limit 1',
        [id.replaceAll('\u0000', '')],
      );
      if (row === undefined) return undefined;
      const document = bodyColumn(row);
      return typeof document.url === 'string' ? { id, url: document.url, document } : undefined;
    },
    findNavigation: async (key, hierarchy) => (await navigation.read(key)).get(hierarchy),
    listNavigation: async (key) => [...(await navigation.read(key)).values()],
    async findSiteProperties(key) {
      return (await bodies('select body from site_properties where site = $1', [key]))[0];
    },
    findTheme: async (key) => (await bodies('select body from site_themes where site = $1', [key]))[0],
    listPages: (key) => bodies('select body from pages where site = $1 order by id', [key]),
    listRedirects: (key) => bodies('select body from redirect_lists where site = $1 order by id', [key]),
    authors,
    forget,
    keepUntilForgotten: () => void (keptMs = KEPT_MS.watched),
  };
}
