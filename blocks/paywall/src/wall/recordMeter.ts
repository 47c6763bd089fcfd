import type { Environment, StoryAnswer } from '@broadsheet/block-kit';

/** The same as `METER_KEY` of block-kit, which would be a file of its own for every wall. */
const METER_ITEM = 'broadsheet.meter';

/**
 * Remembers in the browser, by the answer of the server, whether the reader has free stories left; cards are marked by it. It
 * grants nothing: the server decides for each story.
 */
export function recordMeter(environment: Environment, answer: StoryAnswer): void {
  if (answer.kind === 'teaser') {
    if (answer.wall === 'payment' && answer.limit > 0)
      environment.writeLocalItem(METER_ITEM, String(environment.now()));
    return;
  }
  if (answer.kind !== 'open' || answer.meter === undefined) return;
  const isSpent = answer.meter.count >= answer.meter.limit;
  environment.writeLocalItem(METER_ITEM, isSpent ? String(environment.now()) : undefined);
}
