/** How soon a reader of one process sees what an editor has published in another one, over one PostgreSQL. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../Part.ts';
import { openOwnSchema } from '../sales/openOwnSchema.ts';
import { startSite } from '../site/startSite.ts';
import { callEditor, EDITOR, logIn } from './editorCalls.ts';

const PUBLICATIONS = 25;
/** Between two looks of the reader, in milliseconds; a figure is at most this much too high. */
const LOOK_MS = 5;
/** After which the publication counts as lost. */
const LOST_MS = 30_000;
/** The connections settle, and the first pages are rendered. */
const SETTLE_MS = 2_000;

const page = (heading: string) => ({
  schemaVersion: 1,
  id: 'measured',
  name: 'Measured',
  match: { kind: 'path', path: '/measured/' },
  pageType: 'page',
  layout: 'single-column-regular',
  meta: {},
  areas: { body: [{ id: 'a', block: 'header', fields: { text: heading }, children: [] }] },
});

/** Milliseconds from a moment until a reader gets a page with a text. @throws Error it never came */
async function timeUntilSeen(url: string, text: string, began: number): Promise<number> {
  while (performance.now() - began < LOST_MS) {
    const answer = await fetch(url);
    if ((await answer.text()).includes(text)) return performance.now() - began;
    await pause(LOOK_MS);
  }
  throw new Error(`A reader of the other process did not see "${text}" within ${LOST_MS} ms.`);
}

/**
 * Milliseconds from the answer to each publication until a reader of the other process sees it.
 *
 * @param databaseUrl of a PostgreSQL whose user may make schemas
 */
export async function measurePublishing(bench: Bench, databaseUrl: string): Promise<readonly number[]> {
  const schema = await openOwnSchema(databaseUrl);
  const environment = { ...EDITOR, DATABASE_URL: schema.url };
  try {
    const editors = await startSite(bench, environment);
    try {
      // A folder of its own: the files of a site belong to one process.
      const readers = await startSite(bench, { ...environment, DATA_DIR: join(bench.dataDir, 'readers') });
      try {
        const cookie = await logIn(editors.origin);
        await pause(SETTLE_MS);
        const times: number[] = [];
        for (let count = 1; count <= PUBLICATIONS; count += 1) {
          const heading = `Publication number ${count} of the measurement`;
          const draft = { method: 'PUT', path: '/pages/measured/draft', cookie } as const;
          await callEditor(editors.origin, { ...draft, body: { document: page(heading), revision: 0 } });
          const publication = { method: 'POST', path: '/pages/measured/publication', cookie } as const;
          await callEditor(editors.origin, { ...publication, body: { revision: 1 } });
          times.push(await timeUntilSeen(`${readers.origin}/measured/`, heading, performance.now()));
        }
        return times;
      } finally {
        await readers.stop();
      }
    } finally {
      await editors.stop();
    }
  } finally {
    await schema.drop();
  }
}
