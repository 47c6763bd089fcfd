/** A running site for the command line, and a copy of an old site to which its exports refer. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startPlatform } from '@broadsheet/platform-testing';
import type { TestPlatform } from '@broadsheet/platform-testing';
import { isRecord } from '@broadsheet/client-core';
import { answerCommands } from '../src/control/answerCommands.ts';
import { SITE_COMMANDS } from '../src/command/siteCommands.ts';
import { runInFolder } from './runInFolder.ts';
import type { CommandOutcome } from './runInFolder.ts';
import { temporaryFolder } from './temporaryFolder.ts';
import type { TemporaryFolder } from './temporaryFolder.ts';

/** An image of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export interface Imports extends AsyncDisposable {
  readonly folder: TemporaryFolder;
  readonly site: TestPlatform;
  /** The origin of the old site, without a trailing slash. */
  readonly origin: string;
  /** The texts of the old site, by path. */
  readonly pages: Map<string, string>;
  /** The paths that were requested from the old site. */
  readonly requested: string[];
  /** Writes an export of `test/exports` into the folder, with the old site's origin in it. */
  bring(name: string): Promise<string>;
  /** Runs the command line in the folder. */
  run(...words: readonly string[]): Promise<CommandOutcome>;
  /** Returns the site's answer as an object. */
  get(path: string): Promise<Readonly<Record<string, unknown>>>;
}

export async function openImports(): Promise<Imports> {
  const folder = await temporaryFolder();
  const site = await startPlatform();
  const requested: string[] = [];
  const pages = new Map<string, string>();
  const old = createServer((request, response) => {
    requested.push(request.url ?? '');
    const page = pages.get(request.url ?? '');
    if (page !== undefined) response.end(page);
    else if (request.url?.endsWith('.png') === true) response.end(PIXEL);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => old.listen(0, '127.0.0.1', resolve));
  const address = old.address();
  const port = isAddress(address) ? address.port : 0;
  const origin = `http://127.0.0.1:${port}`;
  const control = await answerCommands({
    commands: SITE_COMMANDS,
    dataDir: join(folder.path, 'data'),
    platform: site.platform,
    reload: async () => undefined,
  });
  return {
    folder,
    site,
    origin,
    requested,
    pages,
    async bring(name) {
      const text = await readFile(join(import.meta.dirname, 'exports', name), 'utf8');
      return folder.write(name, text.replaceAll('ORIGIN', origin));
    },
    run: (...words) => runInFolder(folder, words),
    async get(path) {
      const body: unknown = await (await site.fetch(path)).json();
      return isRecord(body) ? body : {};
    },
    async [Symbol.asyncDispose]() {
      control.close();
      old.closeAllConnections();
      old.close();
      await site.close();
      await folder[Symbol.asyncDispose]();
    },
  };
}

function isAddress(value: string | AddressInfo | null): value is AddressInfo {
  return typeof value === 'object' && value !== null;
}
