import os from 'node:os';
import process from 'node:process';

export interface Machine {
  readonly cpu: string;
  readonly cores: number;
  readonly memoryGb: number;
  readonly system: string;
  readonly node: string;
  /** The browser's version; `undefined` if no browser was found. */
  readonly chromium: string | undefined;
}

export function describeMachine(chromium: string | undefined): Machine {
  return {
    cpu: os.cpus()[0]?.model.trim() ?? 'an unknown processor',
    cores: os.availableParallelism(),
    memoryGb: Math.round(os.totalmem() / 1024 ** 3),
    system: `${os.type()} ${os.release()}`,
    node: process.versions.node,
    chromium,
  };
}

/** Returns one line for a report; the load shows how busy the machine was with other work when the part began. */
export function printMachine(machine: Machine): string {
  const { cpu, cores, memoryGb, system, node, chromium } = machine;
  const date = new Date().toISOString().slice(0, 10);
  const [load = 0] = os.loadavg();
  const browser = chromium === undefined ? 'no Chromium' : `Chromium ${chromium}`;
  return `_${date}; ${cpu}, ${cores} cores, ${memoryGb} GB; ${system}; Node.js ${node}; ${browser}; load ${load.toFixed(1)} at the start._`;
}
