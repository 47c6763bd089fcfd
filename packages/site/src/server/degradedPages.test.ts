/** The pages that readers get through the socket while a content source of the site fails. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineSource } from '@broadsheet/sdk-content/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';
import { awaitSources } from './awaitSources.ts';
import { createLog } from './createLog.ts';

const HEADLINE = 'The Saltgate is sinking';
const STORY = {
  _id: 'story-saltgate',
  type: 'story',
  headlines: { basic: HEADLINE },
  websites: { courier: { website_url: '/coast/saltgate/' } },
};

describe('a site with a source in trouble', () => {
  let isDown = true;
  let opened: ListeningSite;
  beforeAll(async () => {
    const collection = defineSource({
      name: 'content-api-collections',
      params: [],
      signed: false,
      async fetch() {
        if (isDown) throw new Error('The connection was refused.');
        return { content_elements: [STORY] };
      },
    });
    const fixtures = ['pages', 'collections/alert-bar'];
    opened = await openSiteWith({ fixtures, sources: [collection] });
  }, 60_000);
  afterAll(() => opened[Symbol.asyncDispose]());

  test('lets nobody keep its half front page for longer than three seconds', async () => {
    const response = await opened.get('/');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=3');
    expect(await response.text()).not.toContain(HEADLINE);
  });

  test('waits at its start until the source answers, but not for ever', async () => {
    const lines: string[] = [];
    const log = createLog('warn', { write: (line) => void lines.push(line) });
    await awaitSources(opened.site, { log, retryMs: 1, patienceMs: 10 });
    expect(lines.join()).toContain('although a content source does not answer');
    isDown = false;
    await opened.site.reload();
    await awaitSources(opened.site, { log, patienceMs: 60_000 });
    expect(lines).toHaveLength(1);
  });

  test('sends its last whole page when the source fails again, even after a publication', async () => {
    const whole = await (await opened.get('/')).text();
    isDown = true;
    const file = join(import.meta.dirname, '../../../../fixtures/navigation/footer.json');
    const navigation = (await readFile(file, 'utf8')).replace('"name"', '"note": "Another", "name"');
    await opened.platform.platform.import([await opened.folder.write('footer.json', navigation)]);
    await opened.site.reload();
    const response = await opened.get('/');
    expect(await response.text()).toBe(whole);
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=3');
  });
});
