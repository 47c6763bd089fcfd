#!/usr/bin/env node
/** `npx broadsheet …`. In an installed package the program is in `lib`, where the build has put it. */
import { existsSync } from 'node:fs';
import process from 'node:process';

const isInWorkspace = existsSync(new URL('../build/runBroadsheet.mjs', import.meta.url));

try {
  const { runBroadsheet } = await import(
    isInWorkspace ? '../build/runBroadsheet.mjs' : '../lib/runBroadsheet.mjs'
  );
  runBroadsheet(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
