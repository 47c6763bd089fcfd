/** A copy of the workspace in which a developer writes blocks while `npm run dev` runs. */
import { execFile, spawn } from 'node:child_process';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from './temporaryFolder.ts';

const HOME = join(import.meta.dirname, '../../..');
/** The folders in which the site finds blocks and scripts; all others are linked to the workspace. */
const COPIED = ['blocks', 'packages/site', 'packages/story-ui', 'packages/ui', 'scripts'];
const LINKED = ['node_modules', 'tsconfig.base.json', 'tsconfig.build.json', 'package.json', 'LICENSE'];
const SEEDED = ['site.json', 'navigation'];
const LEFT = new Set(['node_modules', 'dist', '.turbo', 'browser']);
const EDITOR = { EDITOR_EMAIL: 'ada@example.com', EDITOR_PASSWORD: 'seven ships below cranes' };

export interface Workshop extends AsyncDisposable {
  /** The absolute folder of the copy. */
  readonly path: string;
  readonly origin: string;
  /** Creates a block, as `npm run new:block` does. */
  makeBlock(name: string): Promise<void>;
  /** Replaces a text in a file that contains it. */
  edit(file: string, from: string, to: string): Promise<void>;
  /** Returns the output of the process so far. */
  said(): string;
}

function findFreePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function copyWorkspace(path: string): Promise<void> {
  await mkdir(join(path, 'packages'));
  for (const folder of COPIED)
    await cp(join(HOME, folder), join(path, folder), {
      recursive: true,
      filter: (from) => !LEFT.has(basename(from)),
    });
  for (const name of LINKED) await symlink(join(HOME, name), join(path, name));
  for (const name of SEEDED)
    await cp(join(HOME, 'fixtures', name), join(path, 'fixtures', name), { recursive: true });
  await symlink(join(HOME, 'fixtures/brand'), join(path, 'fixtures/brand'));
}

/** Copies the workspace and starts `npm run dev` there. @throws Error with its output, when it did not start */
export async function openWorkshop(): Promise<Workshop> {
  const folder = await temporaryFolder();
  await copyWorkspace(folder.path);
  const port = await findFreePort();
  const child = spawn(process.execPath, ['packages/site/dev.mjs'], {
    cwd: folder.path,
    env: {
      ...process.env,
      ...EDITOR,
      NODE_ENV: 'development',
      SANDBOX: 'on',
      PORT: String(port),
      INIT_CWD: folder.path,
    },
  });
  let said = '';
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const ready = new Promise<void>((done) => {
    const hear = (text: Buffer) => {
      said += text.toString();
      if (said.includes('follows your changes')) done();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
  });
  await Promise.race([ready, ended]);
  if (child.exitCode !== null) throw new Error(`The site did not start:\n${said}`);
  return {
    path: folder.path,
    origin: `http://localhost:${port}`,
    said: () => said,
    async makeBlock(name) {
      await promisify(execFile)(process.execPath, ['scripts/new-block.mjs', name], { cwd: folder.path });
    },
    async edit(file, from, to) {
      const path = join(folder.path, file);
      const text = await readFile(path, 'utf8');
      if (!text.includes(from)) throw new Error(`"${file}" has no "${from}".`);
      await writeFile(
        path,
        text.replace(from, () => to),
      );
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await ended;
      await folder[Symbol.asyncDispose]();
    },
  };
}
