import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import { errorPage } from './errorPage.ts';

const CODE = ['one', 'two', 'three', 'four', 'throw <Error>', 'six', 'seven', 'eight', 'nine'].join('\n');

test('shows what failed, where, and what to do', async () => {
  await using folder = await temporaryFolder();
  const file = await folder.write('blocks/tide/src/Tide.tsx', CODE);
  const error = new Error('The <tide> is out.');
  error.stack = `Error: The <tide> is out.\n    at read (${join(folder.path, 'node_modules/a/b.js')}:1:1)\n    at Tide (${file}:5:7)`;
  const page = errorPage(error, { home: folder.path });
  expect(page).toContain('<h1>The &lt;tide&gt; is out.</h1>');
  expect(page).toContain('In <code>blocks/tide/src/Tide.tsx</code>, line 5:');
  expect(page).toContain('   4  four\n<mark>   5  throw &lt;Error&gt;</mark>\n   6  six');
  expect(page).not.toContain('nine');
  expect(page).toContain('Put it right and save');
  expect(page).toContain('color-scheme: light dark');
  expect(page).toContain('src="/src/development/reloadPage.ts"');
});

test('shows where the compiler stumbled', async () => {
  await using folder = await temporaryFolder();
  const file = await folder.write('Tide.tsx', CODE);
  const error = Object.assign(new Error('Unexpected token'), { id: file, loc: { line: 2, column: 1 } });
  expect(errorPage(error, { home: folder.path })).toContain('<mark>   2  two</mark>');
});

test('does without a place, and without an error', () => {
  expect(errorPage('gone', { home: '/' })).toContain('<h1>gone</h1>');
});
