/**
 * Installs one block into an empty folder outside the workspace, as a stranger does, and uses it there: on a server, and
 * with the compiler under both ways to resolve modules that packages are read with today.
 */
import { readdirSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { readManifest } from '../workspace/listPackages.mjs';
import { runProgram } from './runProgram.mjs';

const BESIDE = ['react', 'react-dom', 'styled-components'];
const TYPES = ['@types/react', '@types/react-dom', '@types/node'];

/** How applications resolve modules. `skipLibCheck` stays off, so that our declarations are checked too. */
const RESOLUTIONS = [
  { module: 'esnext', moduleResolution: 'bundler' },
  { module: 'nodenext', moduleResolution: 'nodenext' },
];

/** @param {string} name of the package */
const composeServer = (name) => `import { Broadsheet, createHost, loadAnswers } from '@broadsheet/block-kit';
import { block } from '${name}/block';
import * as all from '${name}';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';

const styles = new ServerStyleSheet();
const prepared = block.prepare({});
export const answers = await loadAnswers(createHost({ site: { id: 'courier' } }), []);
export const names: readonly string[] = Object.keys(all);
export const html: string = renderToString(
  styles.collectStyles(
    <Broadsheet site={{ id: 'courier' }} apiOrigin="https://www.example.com" answers={answers}>
      <h1>Rendered</h1>
      {prepared.render()}
    </Broadsheet>,
  ),
);
`;

/**
 * @typedef {object} Stranger
 * @property {string} folder of the application
 * @property {string} name of the package
 */

/**
 * @param {string} root
 * @param {Stranger & { readonly address: string }} options
 * @returns {Promise<number>} how many packages came with the block and what stands beside it
 */
async function install(root, { folder, name, address }) {
  const { devDependencies = {} } = readManifest(root);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "name": "stranger", "private": true, "type": "module" }\n');
  writeFileSync(join(folder, '.npmrc'), `@broadsheet:registry=${address}\nfund=false\naudit=false\n`);
  await runProgram(['npm', 'install', '--prefer-offline', name], { cwd: folder });
  const count = listInstalled(folder).length;
  const types = TYPES.map((each) => `${each}@${devDependencies[each]}`);
  await runProgram(['npm', 'install', '--prefer-offline', '--save-dev', ...types], { cwd: folder });
  return count;
}

/** @param {string} folder of the application */
export function listInstalled(folder) {
  const modules = join(folder, 'node_modules');
  if (!existsSync(modules)) return [];
  return readdirSync(modules)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(modules, name)).map((inner) => `${name}/${inner}`) : [name],
    );
}

/**
 * @param {string} root
 * @param {Stranger} stranger
 */
async function compile(root, { folder, name }) {
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'src/server.tsx'), composeServer(name));
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  for (const resolution of RESOLUTIONS) {
    const config = {
      compilerOptions: {
        ...resolution,
        target: 'es2022',
        lib: ['es2023', 'dom', 'dom.iterable'],
        jsx: 'react-jsx',
        strict: true,
        skipLibCheck: false,
        types: ['node'],
        rootDir: 'src',
        outDir: 'dist',
      },
      include: ['src'],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    await runProgram([process.execPath, tsc, '-p', folder, '--pretty', 'false'], { cwd: folder });
  }
}

/** @param {Stranger} stranger */
async function render({ folder, name }) {
  const words = "const { html, names } = await import('./dist/server.js'); console.log(names.join(), html)";
  const written = await runProgram([process.execPath, '--input-type=module', '--eval', words], {
    cwd: folder,
  });
  if (!written.includes('<h1>Rendered</h1>')) throw new Error(`${name} was not rendered: ${written}`);
}

/**
 * @param {Stranger} stranger
 * @returns {Promise<number>} bytes of script that the block adds to React and styled-components, minified and compressed
 */
async function measure({ folder, name }) {
  const entry = join(folder, 'src/measured.js');
  writeFileSync(entry, `export * from '${name}';\nexport { Broadsheet } from '@broadsheet/block-kit';\n`);
  const bundle = await rolldown({
    logLevel: 'silent',
    input: entry,
    external: (id) => BESIDE.some((each) => id === each || id.startsWith(`${each}/`)),
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  const [first] = output;
  /** @param {string} file @returns {ReadonlySet<string>} */
  const reach = (file, seen = new Set()) => {
    const chunk = output.find((each) => each.fileName === file);
    if (chunk === undefined || chunk.type !== 'chunk' || seen.has(file)) return seen;
    seen.add(file);
    for (const imported of chunk.imports) reach(imported, seen);
    return seen;
  };
  const loaded = reach(first.fileName);
  return output
    .flatMap((each) =>
      each.type === 'chunk' && loaded.has(each.fileName) ? [gzipSync(each.code).length] : [],
    )
    .reduce((sum, bytes) => sum + bytes, 0);
}

/**
 * @param {string} root
 * @param {Stranger & { readonly address: string }} options
 * @returns {Promise<{ readonly packages: number, readonly bytes: number }>}
 * @throws Error the block cannot be installed, compiled or rendered
 */
export async function installAlone(root, options) {
  const packages = await install(root, options);
  await compile(root, options);
  await render(options);
  return { packages, bytes: await measure(options) };
}
