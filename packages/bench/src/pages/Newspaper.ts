/**
 * The sample newspaper in memory: its documents from the fixtures, its content from the running site, asked for once.
 *
 * The site answers with sanitised and signed content, so an engine over it makes the pages that the site itself makes.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from '@broadsheet/client-core';
import { parsePageDocument } from '@broadsheet/engine';
import type { PageDocument } from '@broadsheet/engine';
import { createHttpLoader, isRecord, parseSiteProperties, requestKey } from '@broadsheet/sdk-content';
import type { ContentLoader, SiteProperties } from '@broadsheet/sdk-content';

export interface Newspaper {
  readonly origin: string;
  readonly site: SiteProperties;
  readonly documents: readonly PageDocument[];
  readonly load: ContentLoader;
  /** What `load` has answered so far, by request key. */
  readonly answers: ReadonlyMap<string, unknown>;
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

async function readDocuments(folder: string): Promise<readonly PageDocument[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
  const documents = await Promise.all(
    names.map(async (name) => parsePageDocument(await readJson(join(folder, name)))),
  );
  return documents.filter((document) => document !== undefined);
}

async function readSite(file: string, origin: string): Promise<SiteProperties> {
  const stored = await readJson(file);
  const site = parseSiteProperties({
    ...(isRecord(stored) && stored),
    websiteDomain: origin,
    resizerURL: '/resizer/v2/',
  });
  if (site === undefined) throw new Error(`${file} holds no site properties; it needs at least an "id".`);
  return site;
}

/** @param origin of the running site */
export async function readNewspaper(root: string, origin: string): Promise<Newspaper> {
  const site = await readSite(join(root, 'fixtures/site.json'), origin);
  const ask = createHttpLoader({ transport: createTransport({ origin, fetch }), site: site.id });
  const answers = new Map<string, unknown>();
  const pending = new Map<string, Promise<unknown>>();
  return {
    origin,
    site,
    documents: await readDocuments(join(root, 'fixtures/pages')),
    load(request, signal) {
      const key = requestKey(request);
      let answer = pending.get(key);
      if (answer === undefined) {
        answer = ask(request, signal).then((data) => {
          answers.set(key, data);
          return data;
        });
        pending.set(key, answer);
      }
      return answer;
    },
    answers,
  };
}
