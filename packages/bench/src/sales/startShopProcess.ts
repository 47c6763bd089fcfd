import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface ShopProcess {
  /** The origin, without a trailing slash. */
  readonly origin: string;
  isAlive(): boolean;
  /** Kills it in the middle of its work (SIGKILL). */
  kill(): Promise<void>;
}

export interface ShopProcessOptions {
  readonly databaseUrl: string;
  readonly stripePort: number;
}

/** Finds the program: beside this file in the sources, and beside `main.js` in the build. */
function findProgram(): string {
  const isBuilt = import.meta.url.endsWith('.js');
  return fileURLToPath(new URL(isBuilt ? './shopProcess.js' : './shopProcess.ts', import.meta.url));
}

/** Starts the process. @throws Error when it ended before it listened */
export async function startShopProcess(options: ShopProcessOptions): Promise<ShopProcess> {
  const child = spawn(
    process.execPath,
    ['--conditions=@broadsheet/source', findProgram(), JSON.stringify(options)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const exited = once(child, 'exit');
  const [line] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), exited]);
  if (typeof line !== 'string')
    throw new Error('A process of the shop ended before it listened. Its messages are above.');
  return {
    origin: `http://127.0.0.1:${line}`,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
