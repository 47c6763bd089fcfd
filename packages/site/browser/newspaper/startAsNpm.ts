/** Starts the newspaper as npm does: npm, a shell, the launcher, the site; four processes. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { freePort } from './freePort.ts';
import { siteEnvironment } from './launchNewspaper.ts';

const BROADSHEET = join(import.meta.dirname, '../../bin/broadsheet.mjs');

/** Takes the process title of npm, by which a launcher recognises it, and runs a shell that stays alive afterwards. */
const NPM = `process.title = 'npm start';
require('node:child_process').spawn('sh', ['-c', process.argv[1] + '; true'], { stdio: 'inherit' });
setInterval(() => {}, 1000);`;

export interface StartedAsNpm {
  readonly npm: ChildProcess;
  readonly origin: string;
  /** Returns everything that the site has printed and logged. */
  said(): string;
}

export async function startAsNpm(dataDir: string): Promise<StartedAsNpm> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const command = `"${process.execPath}" "${BROADSHEET}" start`;
  const npm = spawn(process.execPath, ['-e', NPM, command], {
    env: siteEnvironment({ DATA_DIR: dataDir, PORT: String(port), SITE_ORIGIN: origin, LOG_LEVEL: 'info' }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  for (const stream of [npm.stdout, npm.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => lines.push(text));
  return { npm, origin, said: () => lines.join('') };
}
