import { textColumn } from '@broadsheet/service-kit/database';
import { describeFailure } from '@broadsheet/service-kit/http';
import type { PaymentsContext } from '../PaymentsContext.ts';
import { toProviderName } from './methodStore.ts';

/** The most methods of one run; the next one continues. */
const MOST = 50;

/**
 * Has the saved methods of deleted accounts detached by their providers. Any number of processes may run it at any time: a
 * method is detached again if a process ends in between, which changes nothing. One whose provider is not set up any more
 * stays in the table.
 */
export async function detachMethods({ database, providers, log }: PaymentsContext): Promise<void> {
  const rows = await database.query(
    'select provider, token from methods_to_detach where provider = any ($1::text[]) limit $2::int',
    [[...providers.keys()], MOST],
  );
  for (const row of rows) {
    const [name, token] = [toProviderName(row), textColumn(row, 'token')];
    try {
      await providers.get(name)?.detach(token);
    } catch (error) {
      log.error(
        'A saved method of a deleted account was not detached; it will be tried again.',
        describeFailure(error),
      );
      return;
    }
    await database.query('delete from methods_to_detach where provider = $1 and token = $2', [name, token]);
  }
}
