/**
 * Notices that the npm which started this process has ended.
 *
 * npm runs a script in a shell. When npm is killed, the script is not told: it would go on running and keep its port. A
 * script that was started by hand, without npm, is left alone.
 */
import { readFileSync } from 'node:fs';
import process from 'node:process';

const LOOK_EVERY_MS = 500;

/**
 * Reads the name and the parent of a process from Linux's `/proc`; `undefined` on other systems and for a process
 * that has ended.
 *
 * @param {number} id
 */
function readProcess(id) {
  try {
    const line = readFileSync(`/proc/${id}/stat`, 'utf8');
    const end = line.lastIndexOf(')');
    const [state, parent] = line.slice(end + 2).split(' ');
    return state === 'Z'
      ? undefined
      : { name: line.slice(line.indexOf('(') + 1, end), parent: Number(parent) };
  } catch {
    return undefined;
  }
}

/**
 * Lists the processes from this one up to the npm that started it, with the shell between them if there is one; empty
 * if npm did not start it.
 *
 * @returns {readonly { readonly id: number, readonly parent: number }[]}
 */
function waysUpToNpm() {
  const ways = [];
  for (let id = process.pid; ways.length < 2;) {
    const found = readProcess(id);
    if (found === undefined) return [];
    ways.push({ id, parent: found.parent });
    id = found.parent;
    if (readProcess(id)?.name.startsWith('npm')) return ways;
  }
  return [];
}

/**
 * Calls once, when the npm that started this process, or the shell between them, has ended. It is never called where no npm
 * did, and not outside Linux.
 *
 * @param {() => void} onEnd
 */
export function whenStarterEnds(onEnd) {
  const ways = waysUpToNpm();
  if (ways.length === 0) return;
  const timer = setInterval(() => {
    // A process whose parent has ended gets another one.
    if (ways.every(({ id, parent }) => readProcess(id)?.parent === parent)) return;
    clearInterval(timer);
    onEnd();
  }, LOOK_EVERY_MS);
  timer.unref();
}
