import { DAY_MS, systemClock } from '@broadsheet/client-core';
import { rotateSecret } from '../../config/readSecrets.ts';
import type { CommandLine } from '../CommandLine.ts';

/** Replaces the key in the data folder. @throws Error when the key is given in `SECRET`, or there is none */
export async function rotateCommand(days: number, line: CommandLine): Promise<0> {
  const { dataDir } = line.readConfig();
  const now = systemClock.now();
  const until = now + days * DAY_MS;
  const day = new Date(until).toISOString().slice(0, 10);
  if (line.secret !== undefined && line.secret !== '')
    throw new Error(
      `The key is given in SECRET, so it is replaced where that is set: put a new one there, and the old one as KEY@${day} into PREVIOUS_SECRETS.`,
    );
  await rotateSecret(dataDir, { until, now });
  line.print(
    `A new key is in ${dataDir}. What the old one has signed is good until ${day}. Start the site again.`,
  );
  return 0;
}
