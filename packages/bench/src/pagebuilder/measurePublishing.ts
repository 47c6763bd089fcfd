/** Measures how soon a reader of one process sees an editor's publication in another one, over one PostgreSQL. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openOwnSchema } from '@broadsheet/platform';
import type { Bench } from '../Part.ts';
import { startSite } from '../site/startSite.ts';
import { callEditor, EDITOR, logIn } from './editorCalls.ts';

const PUBLICATIONS = 25;
/** The milliseconds between two requests of the reader; a result is at most this much too high. */
const LOOK_MS = 5;
/** The milliseconds after which the publication counts as lost. */
const LOST_MS = 30_000;
/** The milliseconds in which connections are made and the first pages rendered. */
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

/** Returns the milliseconds from a moment until a reader gets a page with a text. @throws Error when it never appeared */
async function timeUntilSeen(url: string, text: string, began: number): Promise<number> {
  while (performance.now() - began < LOST_MS) {
    const answer = await fetch(url);
    if ((await answer.text()).includes(text)) return performance.now() - began;
    await pause(LOOK_MS);
  }
  throw new Error(`A reader of the other process did not see "${text}" within ${LOST_MS} ms.`);
}

/**
 * Returns the milliseconds from the response to each publication until a reader of the other process sees it.
 * @param databaseUrl the URL of a PostgreSQL whose user may create schemas
 */
export async function measurePublishing(bench: Bench, databaseUrl: string): Promise<readonly number[]> {
  const schema = await openOwnSchema(databaseUrl);
  const environment = { ...EDITOR, DATABASE_URL: schema.url };
  try {
    const editors = await startSite(bench, environment);
    try {
      // A folder of its own, because the files of a site belong to one process.
      const readers = await startSite(bench, { ...environment, DATA_DIR: join(bench.dataDir, 'readers') });
      try {
        const cookie = await logIn(editors.origin);
        await pause(SETTLE_MS);
        const times: number[] = [];
        for (let count = 1; count <= PUBLICATIONS; count += 1) {
          const heading = `Publication number ${count} of the measurement`;
          const draft = { method: 'PUT', path: '/pages/measured/draft', cookie } as const;
          const body = { document: page(heading), revision: 0 };
          const saved: unknown = await (await callEditor(editors.origin, { ...draft, body })).json();
          const publication = { method: 'POST', path: '/pages/measured/publication', cookie } as const;
          await callEditor(editors.origin, { ...publication, body: saved });
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
