/**
 * A database image is a file with the copy of a database that has every table and no rows. Tests open many such databases
 * one after the other: starting from the copy takes a fifth of the time of creating one. A server whose database was closed
 * is emptied and reused for the next one, which takes a hundredth.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from './Database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import { onEmbeddedServer, openEmbeddedDatabase, startEmbeddedServer } from './openEmbeddedDatabase.ts';

/** Writes the image of an empty database, about 40 MB. */
export async function writeDatabaseImage(file: string): Promise<void> {
  const database = await openEmbeddedDatabase();
  try {
    await migrate(database, migrations);
    const image = await database.dump();
    await writeFile(file, new Uint8Array(await image.arrayBuffer()));
  } finally {
    await database.close();
  }
}

/** Resets a database to its image: empty tables, the list of migrations, and sequences that start at their first number. */
const EMPTY = `
  do $$
  declare
    name text;
    has_rows boolean;
  begin
    for name in select relname from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'schema_migrations'
    loop
      execute format('select exists (select 1 from %I)', name) into has_rows;
      if has_rows then execute format('truncate %I cascade', name); end if;
    end loop;
    -- The tables that were emptied have recorded that, with numbers that are given again.
    truncate content_changes;
    for name in select sequencename from pg_sequences where last_value is not null loop
      execute format('alter sequence %I restart', name);
    end loop;
    -- A trigger may have stored a version that is higher than the next one.
    truncate archive_version;
    insert into archive_version (version) values (nextval('archive_versions'));
  end $$;
  reset all;
  checkpoint;`;

/** The key of the idle servers on `globalThis`, because modules are loaded again for each test file. */
const IDLE = Symbol.for('broadsheet.idle-database-servers');

/** Returns the idle servers, each with the file of its image. */
function idleServers(): Map<unknown, unknown> {
  const found: unknown = Reflect.get(globalThis, IDLE);
  if (found instanceof Map) return found;
  const servers = new Map<unknown, unknown>();
  Reflect.set(globalThis, IDLE, servers);
  return servers;
}

async function startServer(file: string): Promise<PGlite> {
  const idle = idleServers();
  for (const [server, image] of idle) {
    if (image !== file || !(server instanceof PGlite)) continue;
    idle.delete(server);
    return server;
  }
  // A response creates Node's own Blob; in tests with a document the global `Blob` is a different one.
  return startEmbeddedServer({ image: await new Response(await readFile(file)).blob() });
}

/** Returns a text that changes when a table, index, sequence or migration is added or removed. */
async function readShape(server: PGlite): Promise<string> {
  const { rows } = await server.query(
    `select (select count(*) from pg_class where relnamespace = 'public'::regnamespace) as relations,
      (select count(*) from schema_migrations) as migrations`,
  );
  return JSON.stringify(rows);
}

/** Opens a database in memory that starts as the copy in `file`. */
export async function openDatabaseImage(file: string): Promise<Database> {
  const server = await startServer(file);
  const shape = await readShape(server);
  return onEmbeddedServer(server, async () => {
    await server.exec(EMPTY);
    if ((await readShape(server)) === shape) idleServers().set(server, file);
    else await server.close();
  });
}
