import { createManualClock } from '@broadsheet/client-core';
import { expect, it } from 'vitest';
import { createClientBudget } from '@broadsheet/service-kit/http';
import { createHostQueues } from './createHostQueues.ts';
import type { Original } from './Original.ts';

const OWN: Original = { kind: 'file', file: '/media/a.jpg', isTrusted: false };
const far = (host: string): Original => ({ kind: 'remote', url: `https://${host}/a.jpg` });

function open(burst = 10) {
  const budget = createClientBudget({ burst, perSecond: 1 }, createManualClock());
  const queues = createHostQueues({ running: 1, waiting: 10, budget });
  let jobs = 0;
  return (original: Original, work: () => Promise<Uint8Array>) => {
    jobs += 1;
    return queues(original).run({ key: `job ${jobs}`, client: '192.0.2.1', run: work });
  };
}

it('a host that does not answer holds up its own images, and those of nobody else', async () => {
  const run = open();
  const silence = Promise.withResolvers<Uint8Array>();
  const done: string[] = [];
  const quick = (name: string) => async () => {
    done.push(name);
    return new Uint8Array();
  };
  const silent = run(far('silent.example'), () => silence.promise);
  const behind = run(far('silent.example'), quick('silent'));
  await run(far('images.example'), quick('other'));
  await run(OWN, quick('own'));
  expect(done).toEqual(['other', 'own']);
  silence.resolve(new Uint8Array());
  await Promise.all([silent, behind]);
  expect(done).toEqual(['other', 'own', 'silent']);
});

it('a client has one budget for all hosts', async () => {
  const run = open(2);
  const make = async () => new Uint8Array();
  await run(OWN, make);
  await run(far('images.example'), make);
  await expect(run(far('other.example'), make)).rejects.toMatchObject({ status: 429 });
});
