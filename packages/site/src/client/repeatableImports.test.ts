import { expect, test } from 'vitest';
import { makeImportsRepeatable } from './repeatableImports.ts';

test('a file that failed twice is imported from a copy of the folder, and so are the files after it', async () => {
  expect(makeImportsRepeatable()).toBe(true);
  expect(makeImportsRepeatable()).toBe(false);
  const bsImport: unknown = Reflect.get(globalThis, 'bsImport');
  if (typeof bsImport !== 'function') throw new Error('The page has no bsImport.');
  const importFile = async (file: string): Promise<unknown> => Reflect.apply(bsImport, undefined, [file]);

  await expect(importFile('none.ts')).rejects.toThrow(/client\/none\.ts/);
  expect(await importFile('moduleName.ts')).toHaveProperty('moduleName');
  await expect(importFile('none.ts')).rejects.toThrow(/client\/none\.ts/);
  await expect(importFile('none.ts')).rejects.toThrow(/client\/again\/none\.ts/);
  await expect(importFile('moduleName.ts')).rejects.toThrow(/client\/again\/again\/moduleName\.ts/);
});
