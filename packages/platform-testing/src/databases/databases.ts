/** The databases that tests run on: always PGlite in memory, and a PostgreSQL server if TEST_DATABASE_URL names one. */
import { inject } from 'vitest';
import { openDatabase, openOwnSchema } from '@broadsheet/service-kit/database';
import type { Database } from '@broadsheet/service-kit/database';

declare module 'vitest' {
  interface ProvidedContext {
    /** The absolute path of the file. */
    readonly databaseImage: string;
  }
}

interface DatabaseUnderTest {
  readonly name: string;
  readonly open: () => Promise<Database>;
}

/** The URL of the PostgreSQL server that tests may use; undefined without one. */
export const serverUrl = process.env.TEST_DATABASE_URL === '' ? undefined : process.env.TEST_DATABASE_URL;

/** Opens a schema for one test file, because test files run in parallel; closing the database drops it. */
async function openForFile(base: string): Promise<Database> {
  const { database, drop } = await openOwnSchema(base);
  return { ...database, close: drop };
}

export const databasesUnderTest: readonly DatabaseUnderTest[] = [
  { name: 'PGlite', open: () => openDatabase({ imageFile: inject('databaseImage') }) },
  ...(serverUrl === undefined ? [] : [{ name: 'PostgreSQL', open: () => openForFile(serverUrl) }]),
];

console.info(`Databases under test: ${databasesUnderTest.map((database) => database.name).join(', ')}`);

/** Deletes the rows of all tables. */
export async function emptyTables(database: Database): Promise<void> {
  await database.query(
    'truncate documents, document_websites, pictures, authors, tags, navigation, site_properties, pages, redirect_lists, import_references, sales_documents, carts, orders, story_reads, read_counts, experiment_counts, told_sites, told_urls, saved_stories, newsletter_subscriptions, editors, editor_links, page_drafts, ended_page_drafts, page_versions, deleted_pages, page_schedules, preview_links, page_presence, site_themes, setting_drafts, ended_setting_drafts, setting_versions, setting_schedules, deleted_settings, alerts, push_subscriptions, push_sendings, collection_ends, audit_log, rate_counters, editor_challenges, second_factor_roles, sign_in_flows, outgoing_mails cascade',
  );
}
