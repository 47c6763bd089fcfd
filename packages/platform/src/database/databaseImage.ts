/**
 * An image is a database in memory, with every table and no row, written to a file. Tests open many such databases one
 * after the other: beginning as a copy takes a fifth of the time that making one does, and a server whose database was
 * closed is emptied and kept for the next one, which takes a hundredth.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from './Database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import { onEmbeddedServer, openEmbeddedDatabase, startEmbeddedServer } from './openEmbeddedDatabase.ts';

/** Writes an image of about 40 MB. */
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

/** Leaves what an image holds: its tables, the list of migrations, and sequences that begin with their first number. */
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
    for name in select sequencename from pg_sequences where last_value is not null loop
      execute format('alter sequence %I restart', name);
    end loop;
  end $$;
  reset all;
  checkpoint;`;

/** Modules are loaded anew for each file of tests; the servers are kept where all of them find it. */
const IDLE = Symbol.for('broadsheet.idle-database-servers');

/** Servers that nobody uses, each with the file of its image. */
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
  // A response makes Node's own blob; where tests have a document, the global name stands for another one.
  return startEmbeddedServer({ image: await new Response(await readFile(file)).blob() });
}

/** Changes with every table, index, sequence and migration that is added or taken away. */
async function readShape(server: PGlite): Promise<string> {
  const { rows } = await server.query(
    `select (select count(*) from pg_class where relnamespace = 'public'::regnamespace) as relations,
      (select count(*) from schema_migrations) as migrations`,
  );
  return JSON.stringify(rows);
}

/** Opens a database in memory that begins as the copy in `file`. */
export async function openDatabaseImage(file: string): Promise<Database> {
  const server = await startServer(file);
  const shape = await readShape(server);
  return onEmbeddedServer(server, async () => {
    await server.exec(EMPTY);
    if ((await readShape(server)) === shape) idleServers().set(server, file);
    else await server.close();
  });
}
