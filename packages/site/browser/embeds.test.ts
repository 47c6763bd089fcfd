/**
 * Embeds of other sites in a story. The provider's responses are stand-ins. The markup is the sanitiser's output for a
 * provider's embed code, inserted into a story of the running newspaper on its way to the browser.
 */
import { sanitiseRawHtml } from '@broadsheet/sanitiser';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openReader } from './reader/openReader.ts';

const STORY = '/council/transport/tram/2026/11/16/traders-take-the-tram-to-court/';

/** Replaces the embed in a story of the newspaper. */
async function putEmbed(page: Page, html: string): Promise<void> {
  await page.route(`**${STORY}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<figure class="bs-embed".*?<\/figure>/s, () =>
      sanitiseRawHtml(html),
    );
    await route.fulfill({ response, body });
  });
}

async function serve(page: Page, url: string, contentType: string, body: string): Promise<void> {
  await page.route(url, (route) => route.fulfill({ contentType, body }));
}

test('a post of a network is its words until it is pressed, then the frame of its network, as high as it says', async () => {
  const { page, open, settle, expectTrouble } = await openReader();
  await putEmbed(
    page,
    '<blockquote class="twitter-tweet"><p>Fog on the ferry</p><a href="https://twitter.com/c/status/1729000000000000001">x</a></blockquote><script async src="https://platform.twitter.com/widgets.js"></script>',
  );
  await serve(
    page,
    'https://platform.twitter.com/**',
    'text/html',
    '<p>Fog, from the network</p><script>parent.postMessage(JSON.stringify({"twttr.embed":{"params":[{"height":333}]}}),"*")</script>',
  );
  await open(STORY);
  await settle();
  const embed = page.locator('.bs-embed');
  expect(await embed.getByRole('link').getAttribute('href')).toBe(
    'https://x.com/i/status/1729000000000000001',
  );
  expect(await page.locator('iframe').count()).toBe(0);
  const room = (await embed.boundingBox())?.height;
  expect(room).toBe(560);
  expectTrouble(/^other host: https:\/\/platform\.twitter\.com\/embed\/Tweet\.html/);
  await embed.getByRole('link').click();
  await page.frameLocator('.bs-embed iframe').getByText('Fog, from the network').waitFor();
  await expect.poll(async () => (await embed.locator('iframe').boundingBox())?.height).toBe(333);
  expect(await embed.locator('iframe').getAttribute('title')).toBe('Fog on the ferry x');
});

test('a script that nobody knows runs when it is asked for, out of reach of the page', async () => {
  const { page, open, settle, expectTrouble } = await openReader();
  await putEmbed(page, '<p id="poll-place">Who wins?</p><script src="https://polls.example/1.js"></script>');
  await serve(
    page,
    'https://polls.example/1.js',
    'text/javascript',
    `const tries = [() => parent.document.title, () => document.cookie, () => localStorage.length, () => (top.location = "https://polls.example/")];
     const refused = tries.filter((run) => { try { run(); return false; } catch { return true; } });
     document.body.insertAdjacentHTML("beforeend", "<div style='height:200px'>Votes: 3, refused: " + refused.length + "</div>");`,
  );
  await open(STORY);
  await settle();
  const embed = page.locator('.bs-embed');
  expect(await embed.getByText('Who wins?').isVisible()).toBe(true);
  expect(await page.locator('iframe').count()).toBe(0);
  expectTrouble(/^other host: https:\/\/polls\.example\/1\.js/);
  expectTrouble(/^console: Unsafe attempt to initiate navigation/);
  await embed.getByRole('link', { name: 'polls.example' }).click();
  const inside = page.frameLocator('.bs-embed iframe');
  expect(await inside.getByText(/^Votes: 3/).textContent()).toBe('Votes: 3, refused: 4');
  expect(await inside.getByText('Who wins?').isVisible()).toBe(true);
  await expect.poll(async () => (await embed.locator('iframe').boundingBox())?.height).toBeGreaterThan(220);
  expect(new URL(page.url()).pathname).toBe(STORY);
});

test('a script of the paper itself runs when the reader comes near', async () => {
  const { page, open } = await openReader();
  await putEmbed(
    page,
    '<p>Votes: <b id="n">0</b></p><script>document.querySelector("#n").textContent = 7</script>',
  );
  await open(STORY);
  await page.locator('.bs-embed').scrollIntoViewIfNeeded();
  const inside = page.frameLocator('.bs-embed iframe');
  await expect.poll(() => inside.locator('#n').textContent()).toBe('7');
});
