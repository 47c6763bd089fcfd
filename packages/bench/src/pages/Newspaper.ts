/**
 * The sample newspaper in memory: its documents from the fixtures, its content from the running site, each requested once.
 * The site returns sanitised and signed content, so an engine over it makes the same pages as the site itself.
 */
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport, isApiError, isRecord, systemClock } from '@broadsheet/client-core';
import { parsePageDocument } from '@broadsheet/engine';
import type { PageDocument } from '@broadsheet/engine';
import { createImageService } from '@broadsheet/platform';
import type { ImageService } from '@broadsheet/platform';
import { createHttpLoader, parseSiteProperties, requestKey } from '@broadsheet/sdk-content';
import { ContentSourceError } from '@broadsheet/sdk-content/server';
import type { ContentLoader, SiteProperties } from '@broadsheet/sdk-content';

/** The site's default version of image tokens. */
export const TOKEN_VERSION = '2';

export interface Newspaper {
  readonly origin: string;
  readonly site: SiteProperties;
  readonly documents: readonly PageDocument[];
  readonly load: ContentLoader;
  /** Creates the same image tokens as the site. */
  readonly sign: ImageService['sign'];
  /** The answers of `load` so far, by request key. */
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

function openSigner(secret: string): ImageService['sign'] {
  const { sign } = createImageService({
    findOriginal: () => Promise.resolve(undefined),
    cacheDir: join(tmpdir(), 'broadsheet-bench-images'),
    secret,
    tokenVersion: TOKEN_VERSION,
    clock: systemClock,
  });
  return sign;
}

/**
 * Returns a loader that answers as sources inside the site do: only these get image tokens, and missing content is not a
 * failure.
 * @param ask requests content from the site over HTTP
 */
function asInside(loadOverHttp: ContentLoader, sign: ImageService['sign']): ContentLoader {
  return async (request, signal) => {
    const { source, query } = request;
    const id = query?.['id'];
    if (source === 'signing-service' && typeof id === 'string') return { hash: sign(id) };
    try {
      return await loadOverHttp(request, signal);
    } catch (cause) {
      if (!isApiError(cause) || cause.httpStatus !== 404) throw cause;
      throw new ContentSourceError(source, { kind: 'not-found' }, cause.message, { cause });
    }
  };
}

export interface RunningSource {
  readonly origin: string;
  /** The key of the site's image tokens. */
  readonly secret: string;
}

/** Reads the newspaper. @param running the site that answers */
export async function readNewspaper(root: string, { origin, secret }: RunningSource): Promise<Newspaper> {
  const site = await readSite(join(root, 'fixtures/site.json'), origin);
  const sign = openSigner(secret);
  const loadOverHttp = asInside(
    createHttpLoader({ transport: createTransport({ origin, fetch }), site: site.id }),
    sign,
  );
  const answers = new Map<string, unknown>();
  const pending = new Map<string, Promise<unknown>>();
  return {
    origin,
    site,
    sign,
    documents: await readDocuments(join(root, 'fixtures/pages')),
    load(request, signal) {
      const key = requestKey(request);
      let answer = pending.get(key);
      if (answer === undefined) {
        answer = loadOverHttp(request, signal).then((data) => {
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
