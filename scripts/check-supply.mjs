/**
 * Checks what comes from others: the Node.js of the workspace against the checksums that Node.js publishes, and the
 * dependencies of what is released against known advisories. What cannot be asked is told and fails nothing.
 */
import process from 'node:process';
import { fetchAdvisories } from './supply/fetchAdvisories.mjs';
import { checkNode } from './supply/checkNode.mjs';

const results = [await checkNode(), fetchAdvisories()];
for (const { lines } of results) for (const line of lines) console.log(line);
process.exitCode = results.some(({ state }) => state === 'bad') ? 1 : 0;
