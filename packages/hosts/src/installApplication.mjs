import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram } from '../../../scripts/release/runProgram.mjs';

const applications = fileURLToPath(new URL('../applications/', import.meta.url));

const BLOCKS = [
  'ads',
  'alert-bar',
  'checkout',
  'double-chain',
  'gallery',
  'headline',
  'login',
  'offer',
  'paywall',
  'results-list',
  'share-bar',
  'video-player',
];

/** Our package for pages without React, which all others do without. */
const ELEMENTS = '@broadsheet/web-components';

/** Our packages that each application installs. */
export const PACKAGES = [
  ...BLOCKS.map((name) => `@broadsheet/block-${name}`),
  '@broadsheet/block-kit',
  '@broadsheet/sdk-content',
  '@broadsheet/ui',
  ELEMENTS,
];

/** How packages are installed. Versions are not chosen by their age: all of ours were published a moment ago. */
const INSTALL = {
  npm: ['npm', 'install', '--prefer-offline'],
  pnpm: ['npx', '--yes', 'pnpm@10.34.9', 'install', '--config.resolution-mode=highest'],
};

/** What a host with React 18 needs of others than the newest. */
const TYPES = {
  18: { '@types/react': '18.3.8', '@types/react-dom': '18.3.7' },
  19: { '@types/react': '19.3.0', '@types/react-dom': '19.3.0' },
};

/**
 * @param {import('./listHosts.mjs').Host} host
 * @param {string} own what the manifest of the template says
 */
function composeManifest({ react }, own) {
  const manifest = JSON.parse(own);
  if (react === 'none') return manifest;
  const types = react.startsWith('18.') ? TYPES[18] : TYPES[19];
  return {
    ...manifest,
    dependencies: {
      ...Object.fromEntries(PACKAGES.filter((name) => name !== ELEMENTS).map((name) => [name, 'latest'])),
      react,
      'react-dom': react,
      'styled-components': '6.6.0',
      ...manifest.dependencies,
    },
    devDependencies: { ...types, '@types/node': '24.10.1', typescript: '7.0.2', ...manifest.devDependencies },
  };
}

/**
 * Makes a new application in a folder and installs its packages, ours from a registry.
 *
 * @param {import('./listHosts.mjs').Host} host
 * @param {{ readonly folder: string, readonly registry: string, readonly newspaper: string }} places
 * @throws Error npm cannot install it
 */
export async function installApplication(host, { folder, registry, newspaper }) {
  cpSync(join(applications, host.template), folder, { recursive: true });
  if (host.changes !== undefined) cpSync(join(applications, host.changes), folder, { recursive: true });
  const every = join(folder, host.every);
  cpSync(join(applications, 'every'), every, { recursive: true });
  writeFileSync(join(every, 'apiOrigin.ts'), `export const apiOrigin = '${newspaper}';\n`);
  const manifest = composeManifest(host, readFileSync(join(folder, 'package.json'), 'utf8'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, undefined, 2));
  writeFileSync(join(folder, '.npmrc'), `@broadsheet:registry=${registry}\nfund=false\naudit=false\n`);
  await runProgram(INSTALL[host.manager ?? 'npm'], { cwd: folder });
}
