import { expect, test } from 'vitest';
import { readWorkers } from './readWorkers.ts';

const readAuto = (cores: number, connections: number) =>
  readWorkers(
    { WORKERS: 'auto' },
    { databaseUrl: 'postgres://courier@db.example.com/courier', sandbox: false, cores, connections },
  );

test('auto is one worker for each core where there are connections for all', () => {
  expect(readAuto(16, 32)).toEqual({ workers: 16, workersLimit: undefined });
});

test('auto is as many as have two connections each, and says so', () => {
  expect(readAuto(16, 10)).toEqual({
    workers: 5,
    workersLimit:
      'WORKERS=auto: 5 for 16 cores, as 10 DATABASE_CONNECTIONS are enough for no more, at 2 each.',
  });
});

test('auto is the most that is allowed on a machine with more cores, and says so', () => {
  expect(readAuto(96, 200)).toEqual({
    workers: 64,
    workersLimit: 'WORKERS=auto: 64 for 96 cores, as that is the most.',
  });
});
