import { expect, test } from 'vitest';
import { chooseTasks } from './chooseTasks.mjs';

const QUICK = ['test', 'test:smoke', 'test:scripts', 'check:blocks'];
const WHOLE = ['test', 'test:smoke', 'test:blocks', 'test:scripts', 'check:blocks'];

test.each([
  [['blocks/byline/src/Byline.tsx', 'blocks/byline/README.md'], QUICK],
  [['blocks/byline/src/Byline.tsx', '.changeset/brave-tides-run.md', 'docs/readers.md'], QUICK],
  [['blocks/byline/src/Byline.tsx', 'packages/ui/src/index.ts'], WHOLE],
  [['packages/content-service/src/formats/wordpress/shortcodes.ts'], WHOLE],
  [['docs/readers.md'], WHOLE],
  [[], WHOLE],
])('changes of %j need %j', (files, tasks) => {
  expect(chooseTasks(files)).toEqual(tasks);
});
