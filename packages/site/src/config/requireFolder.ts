import { stat } from 'node:fs/promises';

/** Asserts that a variable names an existing folder. @throws Error when it does not, with advice on what to do */
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
