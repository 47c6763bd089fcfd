import type { EditingContext } from '../EditingContext.ts';
import { endNextPin } from './collectionStore.ts';

/** Moves the stories whose pins have ended back to their places. Any number of processes may call it at any time. */
export async function endPins(context: EditingContext): Promise<void> {
  const { database, site, clock } = context;
  let count = 0;
  while (await database.transaction((queries) => endNextPin(queries, site, clock.now()))) count += 1;
  if (count > 0) await context.onPublished();
}
