import { withPublishedFacts } from '../packages/publishedFacts.mjs';

/** @param {string} file without folder and ending, e.g. `block` */
const entry = (file, ending = '.ts') => ({
  '@broadsheet/source': `./src/${file}${ending}`,
  types: `./dist/${file}.d.ts`,
  default: `./dist/${file}.js`,
});

/**
 * The subpath of a script: `./island` for the block's own, `./zoom.island` for another.
 *
 * @param {string} block
 * @param {string} file e.g. `alert-bar.island.ts`
 */
function scriptEntry(block, file) {
  const [, stem = file, ending = '.ts'] = /^(.*)(\.tsx?)$/.exec(file) ?? [];
  const subpath = stem.startsWith(`${block}.`) ? stem.slice(block.length + 1) : stem;
  return /** @type {const} */ ([`./${subpath}`, entry(stem, ending)]);
}

/**
 * The package.json of a block.
 *
 * @param {string} name of the block and its folder
 * @param {string} description
 * @param {readonly string[]} scripts files that the browser loads by name, e.g. `alert-bar.island.ts`
 */
export function blockManifest(name, description, scripts = []) {
  const manifest = {
    name: `@broadsheet/block-${name}`,
    version: '0.1.0',
    description,
    license: 'MIT',
    type: 'module',
    engines: { node: '>=22.12' },
    sideEffects: false,
    exports: {
      '.': entry('index'),
      './block': entry('block'),
      './fields': entry('fields'),
      ...Object.fromEntries(scripts.map((file) => scriptEntry(name, file))),
    },
    files: ['dist'],
    scripts: {
      build: 'node ../../scripts/build-package.mjs',
      test: 'node ../../scripts/test-package.mjs',
    },
    dependencies: { '@broadsheet/ui': '0.1.0' },
    devDependencies: { '@broadsheet/block-kit': '0.1.0' },
    peerDependencies: {
      // An application has one copy of it: its host is handed down through React.
      '@broadsheet/block-kit': '>=0.1.0 <1.0.0',
      react: '^18.3.0 || ^19.0.0',
      'react-dom': '^18.3.0 || ^19.0.0',
      'styled-components': '^6.1.0',
    },
  };
  return withPublishedFacts({ folder: `blocks/${name}`, manifest });
}
