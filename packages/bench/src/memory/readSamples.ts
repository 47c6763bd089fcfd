/** The existing things to request: the paths of the fixtures, and images as the pages of the running site sign them. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '@broadsheet/client-core';

export interface Samples {
  /** The paths of every story, gallery and video among the fixtures, and of their sections. */
  readonly paths: readonly string[];
  /** The URLs of images, with token and without size. */
  readonly images: readonly string[];
}

const FOLDERS = ['stories', 'galleries', 'videos'];

async function readUrl(file: string): Promise<string | undefined> {
  const document: unknown = JSON.parse(await readFile(file, 'utf8'));
  const url = isRecord(document) ? document['canonical_url'] : undefined;
  return typeof url === 'string' ? url : undefined;
}

export async function readPaths(root: string): Promise<readonly string[]> {
  const paths = new Set(['/']);
  for (const folder of FOLDERS) {
    const dir = join(root, 'fixtures', folder);
    const names = await readdir(dir, { recursive: true });
    for (const name of names.filter((each) => each.endsWith('.json'))) {
      const url = await readUrl(join(dir, name));
      if (url === undefined) continue;
      paths.add(url);
      paths.add(`/${url.split('/')[1] ?? ''}/`);
    }
  }
  return [...paths].toSorted();
}

/** Finds the images on a page. */
export function findPictures(html: string): readonly string[] {
  const found = html.replaceAll('&amp;', '&').matchAll(/\/resizer\/v2\/[^"?\s]+\?[^"\s,]*?auth=[\w-]+/g);
  return [...new Set([...found].map(([url]) => url))];
}

export async function readSamples(root: string, origin: string): Promise<Samples> {
  const response = await fetch(`${origin}/`);
  return { paths: await readPaths(root), images: findPictures(await response.text()) };
}
