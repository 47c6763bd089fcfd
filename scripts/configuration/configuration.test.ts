import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { VARIABLES } from '../../packages/site/src/publisher/variables.ts';
import { printConfiguration } from './printConfiguration.mjs';

test('the committed document is what the table of variables says', async () => {
  const file = fileURLToPath(new URL('../../docs/configuration.md', import.meta.url));
  const isCurrent = readFileSync(file, 'utf8') === (await printConfiguration(VARIABLES, file));
  expect(isCurrent, 'Run "npm run configuration" and commit what it writes.').toBe(true);
});
