/** Creates an archive: copies of the sample stories, each with an id, a URL, a headline and a date of its own. */
import { DAY_MS, isRecord } from '@broadsheet/client-core';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const DATES = ['display_date', 'first_publish_date', 'publish_date', 'last_updated_date', 'created_date'];

function daysBefore(date: unknown, days: number): unknown {
  return typeof date === 'string' ? new Date(Date.parse(date) - days * DAY_MS).toISOString() : date;
}

/** Returns a copy of a story. @throws Error when the document is not a story with a URL */
export function copyStory(story: unknown, copy: number): Readonly<Record<string, unknown>> {
  if (!isRecord(story)) throw new Error('A sample story is no object.');
  const { _id: id, canonical_url: url, headlines } = story;
  if (typeof id !== 'string' || typeof url !== 'string') throw new Error('A sample story has no address.');
  const copied = url.replace(/\/$/, `-${copy}/`);
  const text = JSON.stringify(story).replaceAll(JSON.stringify(url), JSON.stringify(copied));
  const document: unknown = JSON.parse(text);
  const basic = isRecord(headlines) ? String(headlines['basic']) : 'A story';
  return {
    ...(isRecord(document) ? document : {}),
    _id: `${id}-${copy}`,
    headlines: { basic: `${basic} (${copy})` },
    ...Object.fromEntries(DATES.map((name) => [name, daysBefore(story[name], copy)])),
  };
}

async function readStories(root: string): Promise<readonly unknown[]> {
  const dir = join(root, 'fixtures', 'stories');
  const names = (await readdir(dir, { recursive: true })).filter((name) => name.endsWith('.json')).toSorted();
  return Promise.all(
    names.map(async (name): Promise<unknown> => JSON.parse(await readFile(join(dir, name), 'utf8'))),
  );
}

/**
 * Writes the copies that are missing to `count` stories into a folder.
 *
 * @returns the URLs of all, including the sample stories
 */
export async function multiplyStories(
  root: string,
  { folder, count }: { readonly folder: string; readonly count: number },
): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  const stories = await readStories(root);
  const urls = stories.map((story) => (isRecord(story) ? String(story['canonical_url']) : ''));
  for (let index = 0; index < count - stories.length; index += 1) {
    const copy = copyStory(stories[index % stories.length], 1 + Math.floor(index / stories.length));
    urls.push(String(copy['canonical_url']));
    await writeFile(join(folder, `${index}.json`), JSON.stringify(copy));
  }
  return urls;
}
