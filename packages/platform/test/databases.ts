/** The databases that a suite runs on: PGlite in memory always, a PostgreSQL when TEST_DATABASE_URL names one. */
import { inject } from 'vitest';
import { openDatabase } from '../src/database/openDatabase.ts';
import type { Database } from '../src/database/Database.ts';

interface DatabaseUnderTest {
  readonly name: string;
  readonly open: () => Promise<Database>;
}

const url = process.env.TEST_DATABASE_URL;

/** A schema of its own for every file, because files run side by side. */
async function openOwnSchema(base: string): Promise<Database> {
  const schema = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  const owner = await openDatabase({ url: base });
  await owner.query(`create schema ${schema}`);
  const own = new URL(base);
  own.searchParams.set('search_path', schema);
  const database = await openDatabase({ url: own.href });
  return {
    ...database,
    async close() {
      await database.close();
      await owner.query(`drop schema ${schema} cascade`);
      await owner.close();
    },
  };
}

export const databasesUnderTest: readonly DatabaseUnderTest[] = [
  { name: 'PGlite', open: () => openDatabase({ imageFile: inject('databaseImage') }) },
  ...(url === undefined || url === '' ? [] : [{ name: 'PostgreSQL', open: () => openOwnSchema(url) }]),
];

console.info(`Databases under test: ${databasesUnderTest.map((database) => database.name).join(', ')}`);

/** Leaves the tables and takes their rows. */
export async function emptyTables(database: Database): Promise<void> {
  await database.query(
    'truncate documents, document_websites, pictures, authors, tags, navigation, site_properties, pages, redirect_lists, sales_documents, carts, orders, story_reads, read_counts, saved_stories, newsletter_subscriptions, editors, editor_links, page_drafts, page_versions, audit_log, rate_counters cascade',
  );
}
