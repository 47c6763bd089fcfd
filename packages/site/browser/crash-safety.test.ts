import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, inject, test } from 'vitest';
import { readFixture } from './newspaper/fixtures.ts';
import { copyData } from './newspaper/copyData.ts';
import { importDocuments, startImport } from './newspaper/importDocuments.ts';
import { launchNewspaper } from './newspaper/launchNewspaper.ts';

const STORIES = 300;

const numberOf = (index: number) => String(index).padStart(3, '0');
const addressOf = (index: number) => `/news/2026/11/20/dispatch-${numberOf(index)}/`;

/** Writes stories with different URLs, one file each, in the order in which they are imported. */
async function writeStories(folder: string): Promise<void> {
  const story = await readFixture('stories/news/ferry-suspended-fog.json');
  await mkdir(folder, { recursive: true });
  for (let index = 0; index < STORIES; index += 1) {
    const copy = {
      ...story,
      _id: `story-dispatch-${numberOf(index)}`,
      canonical_url: addressOf(index),
      headlines: { basic: `Dispatch ${numberOf(index)}` },
      websites: {
        courier: {
          website_url: addressOf(index),
          website_section: { type: 'reference', referent: { type: 'section', id: '/news/' } },
        },
      },
    };
    await writeFile(join(folder, `${numberOf(index)}.json`), JSON.stringify(copy));
  }
}

test(
  'after a power cut in the middle of an import, what was reported done is there and the import can be repeated',
  { timeout: 180_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'broadsheet-crash-'));
    const dataDir = await copyData(inject('filledDataDir'));
    const stories = join(folder, 'stories');
    try {
      await writeStories(stories);
      await using cut = await launchNewspaper({ dataDir });
      const command = startImport(dataDir, [stories]);
      if (command.stdout === null || command.stderr === null) throw new Error('The command has no output.');
      let done = 0;
      for await (const line of createInterface({ input: command.stdout })) {
        done = Math.max(done, Number(/^Importing: (\d+) of/.exec(line)?.[1] ?? 0));
        if (done > 0) await cut.kill();
      }
      if (command.exitCode === null) await once(command, 'exit');
      expect(command.exitCode).toBe(1);
      expect(done).toBeGreaterThan(0);
      expect(done).toBeLessThan(STORIES);

      await using again = await launchNewspaper({ dataDir });
      for (let index = 0; index < done; index += 1)
        expect((await fetch(again.origin + addressOf(index))).status).toBe(200);
      expect((await fetch(`${again.origin}/coast/`)).status).toBe(200);

      const [, imported, unchanged] =
        /^(\d+) imported, (\d+) unchanged, 0 rejected\.$/.exec(await importDocuments(dataDir, [stories])) ??
        [];
      expect(Number(unchanged)).toBeGreaterThanOrEqual(done);
      expect(Number(imported) + Number(unchanged)).toBe(STORIES);
      const last = await fetch(again.origin + addressOf(STORIES - 1));
      expect(await last.text()).toContain(`Dispatch ${numberOf(STORIES - 1)}`);
    } finally {
      for (const each of [folder, dataDir]) await rm(each, { recursive: true, force: true });
    }
  },
);
