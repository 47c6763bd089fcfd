import { dirname, resolve, sep } from 'node:path';

/** Returns the absolute path of the deepest folder that contains all files. */
export function commonFolder(files: readonly string[]): string {
  const folders = files.map((file) => dirname(resolve(file)).split(sep));
  const [first = [], ...others] = folders;
  const length = first.findIndex((name, index) => others.some((folder) => folder[index] !== name));
  return (length === -1 ? first : first.slice(0, length)).join(sep) || sep;
}
