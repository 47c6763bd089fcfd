/** What a page that is kept holds on to: its bytes, and nothing of what it was made from. */
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { createTestEngine } from '../../test/createTestEngine.ts';
import { stories } from '../../test/storyPages.ts';

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
}

const STORY = '/news/storm/';

it.each(['identity', 'br'])('does not keep the content of a page that it keeps: %s', async (encoding) => {
  const answered: WeakRef<object>[] = [];
  const engine = createTestEngine({
    documents: [stories],
    answers: {
      'content-api': () => {
        const story = { type: 'story', headlines: { basic: 'Storm' } };
        answered.push(new WeakRef(story));
        return story;
      },
    },
  });
  await (await engine.get(STORY, { 'accept-encoding': encoding })).arrayBuffer();
  // The last whole page of the URL stays, to stand in while the source fails.
  engine.clear();
  engine.answers['content-api'] = new Error('down');
  // What a weak reference was made of stays until the present turn of the event loop is over.
  await setImmediate();
  collectGarbage();
  expect(await engine.html(STORY)).toContain('Storm');
  expect(answered.map((story) => story.deref())).toEqual([undefined]);
});
