/** Two processes of one site over one PostgreSQL, each behind a socket of its own; an editor works at the first. */
import { openDatabase } from '@broadsheet/platform';
import { openEditorRoom } from './openEditorRoom.ts';
import type { EditorRoom } from './openEditorRoom.ts';
import { openSiteWith } from './openListeningSite.ts';
import type { ListeningSite } from './openListeningSite.ts';
import { openOwnSchema } from './openOwnSchema.ts';
import type { OwnSchema } from './openOwnSchema.ts';

/** What is asked of a publication: that it reaches all processes in this time. */
export const WITHIN = { timeout: 1_000, interval: 10 };

export interface TwoProcesses {
  readonly schema: OwnSchema;
  readonly room: EditorRoom;
  /** The process that nobody edits at. */
  readonly other: ListeningSite;
  /** What a reader of the other process gets. */
  readOther(path: string): Promise<string>;
  close(): Promise<void>;
}

/** @param databaseUrl of a PostgreSQL whose user may make schemas */
export async function openTwoProcesses(databaseUrl: string): Promise<TwoProcesses> {
  const schema = await openOwnSchema(databaseUrl);
  const site = await openSiteWith({
    fixtures: ['navigation', 'pages'],
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
