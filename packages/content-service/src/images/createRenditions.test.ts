import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAR, fakeHost, from } from '../../test/images/fakeHost.ts';
import { ask, openImages } from '../../test/images/openImages.ts';
import type { Images } from '../../test/images/openImages.ts';

let images: Images;
beforeAll(async () => {
  images = await openImages();
});
afterAll(() => images.close());
const openService: Images['openService'] = (options) => images.openService(options);

describe('many readers', () => {
  it('of one image share one run', async () => {
    const host = fakeHost();
    const service = openService({ remote: from(host) });
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(service, FAR, 'width=100')));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(host.requested).toHaveLength(1);
  });
});
