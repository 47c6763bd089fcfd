/** The operation of the running site, as an administrator sees it: images fail for readers, and that stands first. */
import { expect, test } from 'vitest';
import { useNewspaper } from './newspaper/useNewspaper.ts';
import { EDITOR, openEditor } from './pagebuilder/openEditor.ts';
import { accessViolations, sidewaysElements } from './reader/checkPage.ts';

/** A storage of images that nobody answers. */
const AWAY = {
  MEDIA_BUCKET: 'media',
  MEDIA_ENDPOINT: 'http://127.0.0.1:9',
  MEDIA_KEY_ID: 'nobody',
  MEDIA_KEY: 'nobody',
};

const newspaper = useNewspaper({ environment: { ...EDITOR, ...AWAY } });

test('an error of the last minute is named first, and the numbers are read without a mouse', async () => {
  for (let times = 0; times < 7; times += 1) {
    const image = await fetch(`${newspaper.origin}/media/uploads/${times}.png`);
    expect(image.status).toBe(503);
    await image.arrayBuffer();
  }
  const { page } = await openEditor({ origin: newspaper.origin, path: '/operation' });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('heading', { name: 'Operation', level: 1 }).waitFor();
  const wrong = page.getByRole('list', { name: 'What is wrong' }).getByRole('listitem');
  await wrong
    .filter({ hasText: /^Readers see errors: 7 of \d+ requests in the last five minutes failed\./ })
    .waitFor();
  await page
    .getByRole('img', {
      name: /^Requests per minute\. Requests: [1-9].*Errors: 0 now, 7|^Requests per minute.*Errors: 7 now/,
    })
    .waitFor();
  const summary = page.getByText('Numbers of “Requests per minute”');
  await summary.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('table', { name: 'Requests per minute' }).waitFor();
  expect(await accessViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect([width, await sidewaysElements(page)]).toEqual([width, []]);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await accessViolations(page)).toEqual([]);
});
