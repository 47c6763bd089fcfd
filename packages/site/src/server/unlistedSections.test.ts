/** Sections that stories name although the navigation does not have them, as after an import of stories alone. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

const WITHIN = { timeout: 10_000, interval: 50 };

let site: ListeningSite;
beforeAll(async () => {
  site = await openSiteWith({ fixtures: ['site', 'navigation', 'pages'] });
}, 60_000);
afterAll(() => site[Symbol.asyncDispose]());

async function bring(id: string, change: object = {}): Promise<void> {
  const section = { _id: '/tides/', name: 'Tides & Times' };
  const story = {
    ...{ type: 'story', version: '0.10.12', _id: id, canonical_website: 'courier' },
    ...{ headlines: { basic: `The story ${id}` }, publish_date: '2026-11-20T08:00:00Z' },
    ...{ display_date: '2026-11-20T08:00:00Z', content_elements: [{ type: 'text', content: 'Rain.' }] },
    publishing: { has_published_edition: true },
    websites: { courier: { website_url: `/tides/${id}/` } },
    taxonomy: { primary_section: section, sections: [section] },
    ...change,
  };
  const file = await site.folder.write(`import/${id}.json`, JSON.stringify(story));
  const report = await site.platform.platform.import([file], { root: `${site.folder.path}/import` });
  expect(report.rejected).toEqual([]);
}

const statusOf = async (path: string) => (await site.get(path)).status;

test('a section that only stories name has a page with its name and its stories, once there is one', async () => {
  expect(await statusOf('/tides/')).toBe(404);
  await bring('high-water');
  await vi.waitFor(async () => expect(await statusOf('/tides/')).toBe(200), WITHIN);
  const page = await (await site.get('/tides/')).text();
  expect(page).toMatch(/<h1[^>]*>Tides &amp; Times</);
  expect(page).toContain('The story high-water');
  expect(page).toMatch(/<title>Tides &amp; Times/);
  expect(await statusOf('/made-up/')).toBe(404);
});

test('it stands in no navigation', async () => {
  expect(await (await site.get('/')).text()).not.toContain('href="/tides/"');
});

test('a story at its address is not hidden by it', async () => {
  await bring('at-the-address', {
    websites: { courier: { website_url: '/storms/' } },
    taxonomy: { sections: [{ _id: '/storms/', name: 'Storms' }] },
  });
  await vi.waitFor(async () => expect(await statusOf('/storms/')).toBe(200), WITHIN);
  const page = await (await site.get('/storms/')).text();
  expect(page.includes('"page":{"type":"article"')).toBe(true);
});

test('a section of stories that nobody may see yet is not there', async () => {
  await bring('secret', {
    websites: { courier: { website_url: '/floods/secret/' } },
    taxonomy: { sections: [{ _id: '/floods/', name: 'Floods' }] },
    publishing: { has_published_edition: false },
  });
  expect(await statusOf('/floods/')).toBe(404);
});
