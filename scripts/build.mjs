/** `npm run build`: builds every package, its dependencies first. Arguments are passed on to turbo, e.g. `--filter=…`. */
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { buildPackages } from './packages/buildPackages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.exitCode = buildPackages(root, process.argv.slice(2)) ? 0 : 1;
