import { readdir, readFile } from 'node:fs/promises';

/** Milliseconds of one unit in which Linux counts. */
const TICK_MS = 10;

interface Counted {
  readonly parent: number;
  readonly ms: number;
}

/** Reads a process; undefined if it has ended. */
async function readProcess(id: number): Promise<Counted | undefined> {
  const line = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => undefined);
  if (line === undefined) return undefined;
  // The name of the program stands in brackets and may contain blanks.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const [parent = 0, user = 0, system = 0] = [fields[1], fields[11], fields[12]].map(Number);
  return { parent, ms: TICK_MS * (user + system) };
}

/** Returns the milliseconds of processor time that a process and its children have taken. Linux only. */
export async function readProcessorTime(root: number): Promise<number> {
  const ids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const found = await Promise.all(ids.map(async (id) => [id, await readProcess(id)] as const));
  const processes = new Map(found);
  const isOurs = (id: number): boolean => {
    if (id === root) return true;
    const parent = processes.get(id)?.parent ?? 0;
    return parent > 1 && isOurs(parent);
  };
  return found.reduce(
    (sum, [id, counted]) => sum + (counted !== undefined && isOurs(id) ? counted.ms : 0),
    0,
  );
}
