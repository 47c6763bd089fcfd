/**
 * `npm run openapi`: makes the OpenAPI document of the contracts that clients and platform share; the platform shows it
 * at `/sandbox/api`. `-- --check` fails when the document says something else than the contracts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { printDocument } from './openapi/printDocument.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = fileURLToPath(new URL('../packages/platform/src/openapi/openapi.json', import.meta.url));
const text = await printDocument(root, file);

if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') === text)
  console.log('The OpenAPI document says what the contracts say.');
else {
  console.error(`${file} is not what the contracts say. Run "npm run openapi" and commit it.`);
  process.exitCode = 1;
}
