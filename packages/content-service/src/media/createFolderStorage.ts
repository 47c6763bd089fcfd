import { randomUUID } from 'node:crypto';
import {
  chmod,
  copyFile,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { ImageProblem } from '@broadsheet/service-kit/outgoing';
import { digestFile } from './digestFile.ts';
import { isFileName } from './isFileName.ts';
import type { FolderStorage, NewFile, StoredFile } from './MediaStorage.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

async function writeDraft(file: NewFile, draft: string): Promise<void> {
  await mkdir(dirname(draft), { recursive: true, mode: 0o700 });
  if ('content' in file) return writeFile(draft, file.content, { mode: 0o600 });
  await copyFile(file.source, draft);
  // A copy has the permissions of its source.
  return chmod(draft, 0o600);
}

async function orGone<Result>(name: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) throw new ImageProblem(404, `The file ${name} is gone.`, { cause: error });
    throw error;
  }
}

/** Keeps files in a folder of this machine, which is created with the first one. @param dir its absolute path */
export function createFolderStorage(dir: string): FolderStorage {
  const describe = async (name: string): Promise<StoredFile | undefined> => {
    const found = await stat(join(dir, name)).catch(() => undefined);
    if (found?.isFile() !== true) return undefined;
    return { name, bytes: found.size, stamp: `${found.mtimeMs}` };
  };

  async function find(name: string): Promise<StoredFile | undefined> {
    if (!isFileName(name)) return undefined;
    try {
      const [file, root] = await Promise.all([realpath(join(dir, name)), realpath(dir)]);
      // A link may lead out of the folder.
      return file.startsWith(root + sep) ? await describe(name) : undefined;
    } catch {
      // The file does not exist or cannot be read; in both cases there is none to send.
      return undefined;
    }
  }

  return {
    kind: 'folder',
    dir,
    place: dir,
    find,
    async findAny(stem, endings) {
      for (const ending of endings) {
        const found = await find(stem + ending);
        if (found !== undefined) return found;
      }
      return undefined;
    },
    read: (name) => orGone(name, readFile(join(dir, name))),
    copyTo: (name, path) => orGone(name, copyFile(join(dir, name), path)),
    digest: (name) => orGone(name, digestFile(join(dir, name))),
    async save(files) {
      const drafts = files.map((file) => {
        const target = join(dir, file.name);
        return { file, target, draft: join(dirname(target), `.${randomUUID()}.part`) };
      });
      try {
        for (const { file, draft } of drafts) await writeDraft(file, draft);
        for (const { draft, target } of drafts) await rename(draft, target);
      } finally {
        await Promise.all(drafts.map(({ draft }) => rm(draft, { force: true })));
      }
    },
    async *list() {
      const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      for (const entry of entries) {
        const name = relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/');
        const found = entry.isFile() && isFileName(name) ? await describe(name) : undefined;
        if (found !== undefined) yield found;
      }
    },
    async remove(name) {
      if (isFileName(name)) await rm(join(dir, name), { force: true });
    },
  };
}
