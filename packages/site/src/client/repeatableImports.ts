/**
 * Imports the files of the loader's folder so that a failed import can be repeated.
 *
 * Many browsers (Chromium 150 is one, 156 is not) remember for as long as a page lives that a module could not be fetched,
 * and refuse every module that imports it: https://github.com/whatwg/html/issues/6768. So after a file has failed twice, all
 * files are imported from a copy of the folder, which exists only as an address: the site sends `assets/runtime.js` for
 * `assets/again/runtime.js`. The modules of a copy share nothing with those that are there, like those of another tab.
 */
const failed: string[] = [];
let folder = './';

/** Imports a file by its name; rejects as `import()` does. */
const importScript = (file: string): Promise<unknown> =>
  import(/* @vite-ignore */ folder + file).catch((error: unknown) => {
    if (failed.includes(file)) folder += 'again/';
    failed.push(file);
    throw error;
  });

/**
 * Defines `bsImport`, which the build writes in the place of every `import()` (`build/scriptPlugins.ts`).
 *
 * @returns false in the copy of the loader that the copy of another file brings along: the page is started already, and one
 * that is started twice would handle each press twice
 */
export function makeImportsRepeatable(): boolean {
  if ('bsImport' in globalThis) return false;
  Object.assign(globalThis, { bsImport: importScript });
  return true;
}
