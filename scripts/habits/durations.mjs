/** Finds the milliseconds of a minute, an hour or a day where they are spelled anew: client-core exports them. */
import { placeIn } from './readSources.mjs';

const HOME = 'packages/client-core/src/clock/durations.ts';
const SPELLED = /^(?:export )?const (?:MINUTE|HOUR|DAY)(?:_MS)? = (?:24 \* )?(?:60 \* )*[\d_]*000;/gm;

/** @type {import('./checkHabits.mjs').Rule} */
export function durations({ sources }) {
  return sources
    .filter(({ file, isTest }) => !isTest && file !== HOME && !file.startsWith('scripts/'))
    .flatMap((source) =>
      [...source.code.matchAll(SPELLED)].map(
        ({ index }) =>
          `${placeIn(source, index)}: a duration is spelled anew. Import MINUTE_MS, HOUR_MS or DAY_MS from @broadsheet/client-core.`,
      ),
    );
}
