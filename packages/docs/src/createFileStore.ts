/** Keeps the pictures and fonts that rendered pages need: each is fetched once and stored by its content. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface FileStore {
  /**
   * Returns markup with its files replaced by stored ones.
   *
   * @param toFiles the relative address of the store's folder from the page, without a trailing slash
   */
  localise(html: string, toFiles: string): Promise<string>;
}

/** The addresses of files in attributes, lists of sources and style sheets. A comma before a space ends one in a list. */
const FILE = /\/(?:assets|resizer|brand|media|resources|icons)\/(?:[^\s"'()<>,]|,(?!\s))+/g;

const ENDINGS: Readonly<Record<string, string>> = {
  'image/avif': '.avif',
  'image/webp': '.webp',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/svg+xml': '.svg',
  'font/woff2': '.woff2',
  'video/webm': '.webm',
  'video/mp4': '.mp4',
};

/** @param folder the absolute path of the folder for the files */
export function createFileStore(origin: string, folder: string): FileStore {
  const names = new Map<string, Promise<string | undefined>>();

  /** What is no picture, film or font is not needed: the pages have no script. */
  async function store(address: string): Promise<string | undefined> {
    const response = await fetch(origin + address);
    const type = response.headers.get('content-type')?.split(';')[0] ?? '';
    const ending = ENDINGS[type];
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (!response.ok || ending === undefined) return undefined;
    const name = createHash('sha256').update(bytes).digest('hex').slice(0, 20) + ending;
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, name), bytes);
    return name;
  }

  function nameOf(address: string): Promise<string | undefined> {
    const known = names.get(address);
    if (known !== undefined) return known;
    const name = store(address.replaceAll('&amp;', '&'));
    names.set(address, name);
    return name;
  }

  return {
    async localise(html, toFiles) {
      const addresses = new Set([...html.matchAll(FILE)].map(([address]) => address));
      const stored = new Map<string, string>();
      for (const address of addresses) {
        const name = await nameOf(address);
        if (name !== undefined) stored.set(address, `${toFiles}/${name}`);
      }
      return html.replaceAll(FILE, (address) => stored.get(address) ?? address);
    },
  };
}
