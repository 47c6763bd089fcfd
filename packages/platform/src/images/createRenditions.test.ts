import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAR, fakeHost, farPicture, from } from './testing/fakeHost.ts';
import { ask, openPictures, problem } from './testing/openPictures.ts';
import type { Pictures } from './testing/openPictures.ts';

let pictures: Pictures;
beforeAll(async () => {
  pictures = await openPictures();
});
afterAll(() => pictures.close());
const openService: Pictures['openService'] = (options) => pictures.openService(options);

describe('many readers', () => {
  it('of one picture share one run', async () => {
    const host = fakeHost();
    const service = openService({ remote: from(host) });
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(service, FAR, 'width=100')));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(host.asked).toHaveLength(1);
  });

  it('of many pictures wait in a line that has an end, and two are served at a time', async () => {
    const held = Promise.withResolvers<undefined>();
    let running = 0;
    let most = 0;
    const host = fakeHost(async () => {
      running += 1;
      most = Math.max(most, running);
      await held.promise;
      running -= 1;
      return farPicture();
    });
    const service = openService({ remote: from(host) });
    const answers = Array.from({ length: 67 }, (_, index) =>
      ask(service, FAR, `width=64&quality=${index + 1}`),
    );
    const turnedAway = await Promise.race(answers);
    expect(turnedAway.headers.get('retry-after')).toBe('1');
    expect(await problem(turnedAway)).toBe(503);
    held.resolve(undefined);
    const statuses = (await Promise.all(answers)).map((answer) => answer.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(66);
    expect(most).toBe(2);
  });
});
