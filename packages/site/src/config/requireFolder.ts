import { stat } from 'node:fs/promises';

/** @throws Error the variable names no folder, with what to do about it */
export async function requireFolder(variable: string, path: string): Promise<void> {
  const isFolder = await stat(path).then(
    (entry) => entry.isDirectory(),
    () => false,
  );
  if (!isFolder)
    throw new Error(
      `${variable} is "${path}", where there is no folder. Correct the variable or leave it out.`,
    );
}
