import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTestPlatform, onEachDatabase, author, story } from '@broadsheet/platform-testing/content';

onEachDatabase('the export', (running) => {
  test('writes a line for each document', async () => {
    await running.server.importAll(author('ada'), story('a'), story('b'));
    const folder = join(running.server.folder, 'out');
    expect(await running.server.platform.export(folder)).toEqual({ documents: 3, media: 0 });
    expect((await readFile(join(folder, 'documents.ndjson'), 'utf8')).trim().split('\n')).toHaveLength(2);
  });

  test.each(['navigation', 'documents'])('rejects when %s cannot be written', async (name) => {
    await running.server.importAll(author('ada'), story('a'));
    // The error comes while the export waits for the database, as it does with a server.
    const server = await createTestPlatform({
      ...running.database,
      async query(...statement) {
        await setTimeout(50);
        return running.database.query(...statement);
      },
    });
    const folder = join(server.folder, 'out');
    const file = join(folder, `${name}.ndjson`);
    // A folder in the place of a file is an error that every system reports.
    const onProgress = (): void => void mkdirSync(file, { recursive: true });
    const exporting = server.platform.export(folder, { onProgress });
    await expect(exporting).rejects.toThrow(`${file} could not be written: EISDIR`);
    await server.remove();
  });
});
