/** Two processes of one site over one PostgreSQL, each behind a socket of its own; an editor works at the first. */
import { openDatabase, openOwnSchema } from '@broadsheet/platform';
import type { OwnSchema } from '@broadsheet/platform';
import { openEditorRoom } from './openEditorRoom.ts';
import type { EditorRoom } from './openEditorRoom.ts';
import { openSiteWith } from './openListeningSite.ts';
import type { ListeningSite } from './openListeningSite.ts';

/** The time within which a publication must reach all processes. */
export const WITHIN = { timeout: 3_000, interval: 10 };

export interface TwoProcesses {
  readonly schema: OwnSchema;
  readonly room: EditorRoom;
  /** The process at which no editor works. */
  readonly other: ListeningSite;
  /** Returns the page that a reader of the other process gets. */
  readOther(path: string): Promise<string>;
  close(): Promise<void>;
}

/** Opens both processes. @param databaseUrl the URL of a PostgreSQL whose user may create schemas */
export async function openTwoProcesses(databaseUrl: string): Promise<TwoProcesses> {
  const schema = await openOwnSchema(databaseUrl);
  const site = await openSiteWith({
    fixtures: ['navigation', 'pages', 'stories/business/flood-insurance-doubles-on-lower-quay'],
    database: await openDatabase(schema),
  });
  const other = await openSiteWith({ fixtures: [], database: await openDatabase(schema) });
  return {
    schema,
    other,
    room: await openEditorRoom(site),
    readOther: async (path) => (await other.get(path)).text(),
    async close() {
      await Promise.all([site[Symbol.asyncDispose](), other[Symbol.asyncDispose]()]);
      await schema.drop();
    },
  };
}
