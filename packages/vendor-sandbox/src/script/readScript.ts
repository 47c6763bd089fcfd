/**
 * Builds scripts for the browser from the modules in the `browser` folders.
 *
 * A vendor's script must define its global before its `load` event, which a module script does not guarantee. So the modules
 * of a script are concatenated into one function. They are read from the package's sources, through its exports, which works
 * from the sources, from `dist` and from a server bundle alike.
 *
 * A module may import names from earlier modules in the list, without renaming them, and export declarations.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const PACKAGE = '@broadsheet/vendor-sandbox';
const IMPORT = /^import\s[^;]*;\n/gm;
const EXPORT = /^export (?=(?:async )?function |const )/gm;
const DECLARATION = /^(?:async )?(?:function|const|let) (\w+)/gm;

function requireUnique(code: string, files: readonly string[]): void {
  const names = [...code.matchAll(DECLARATION)].map(([, name = '']) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice === undefined) return;
  throw new Error(`Two of ${files.join(', ')} declare "${twice}". Rename one: they share one scope.`);
}

/** Concatenates modules. @param files paths below `src`, e.g. `panel/browser/openPanel.js` */
function joinModules(files: readonly string[]): string {
  const { resolve } = createRequire(import.meta.url);
  const modules = files.map((file) => readFileSync(resolve(`${PACKAGE}/browser/${file}`), 'utf8'));
  const code = modules.join('\n').replaceAll(IMPORT, '').replaceAll(EXPORT, '');
  requireUnique(code, files);
  return code;
}

/** Returns the text of a script for the settings in its URL. */
export type Script = (settings?: Readonly<Record<string, string | null>>) => string;

/**
 * Reads a script.
 *
 * @param entry the name of the function that the script calls, with the settings as its only argument
 * @throws Error when a file is missing, or two files declare the same name
 */
export function readScript(files: readonly string[], entry: string): Script {
  const code = joinModules(files);
  return (settings = {}) =>
    `// A stand-in of the sandbox, not the vendor's script.\n(() => {\n'use strict';\n${code}\n${entry}(${JSON.stringify(settings)});\n})();\n`;
}
