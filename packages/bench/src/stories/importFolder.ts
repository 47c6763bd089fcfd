import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import type { Bench } from '../Part.ts';
import { forwardLines } from '../site/forwardLines.ts';

/** Imports a folder into the data folder of the bench by the command line; a site that runs on the data does it itself. @throws Error when it fails */
export async function importFolder({ root, dataDir, print }: Bench, folder: string): Promise<void> {
  const words = [join(root, 'packages/site/bin/broadsheet.mjs'), 'import', folder];
  const env = { ...process.env, NODE_ENV: undefined, DATA_DIR: dataDir };
  const child = spawn(process.execPath, words, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  forwardLines(child.stdout, print);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The stories could not be imported; the reasons are above.');
}
