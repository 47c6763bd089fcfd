import { integerColumn } from '@broadsheet/service-kit/database';
import type { TestPlatform } from './createTestPlatform.ts';
import type { Running } from './onEachDatabase.ts';

/** Imports one file with the given content. */
export async function importText(
  { server }: Running,
  { name, content }: { readonly name: string; readonly content: string | Uint8Array },
): ReturnType<TestPlatform['importAll']> {
  return server.platform.import([await server.write(name, content)], { root: server.folder });
}

export async function documentCount({ database }: Running): Promise<number> {
  const [row] = await database.query('select count(*)::int as count from documents');
  return row === undefined ? -1 : integerColumn(row, 'count');
}
