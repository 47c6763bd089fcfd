/** Dependencies on the time: what each is worth at a moment, and until when. */
import type { TimeNeed } from '@broadsheet/block-kit';
import { MINUTE_MS } from '@broadsheet/client-core';
import type { DependencyName, TimeDependency } from './Dependencies.ts';
import { getDay, isTimeZone } from './getDay.ts';

interface TimeReading {
  readonly value: string;
  /** Until when the value is the same, in milliseconds since 1970; `Infinity`: for ever. */
  readonly until: number;
}

const DAY = 'day:';
const OVER = 'over:';

/** Returns the name of what a block needs to know of the time. A need that cannot be understood counts as that for all of it. */
export function toTimeDependency(need: TimeNeed | undefined): TimeDependency {
  if (need === undefined) return 'minute';
  if ('over' in need) return Number.isFinite(need.over) ? `${OVER}${need.over}` : 'minute';
  return isTimeZone(need.day) ? `${DAY}${need.day}` : 'minute';
}

/** Returns whether a dependency is one on the time. */
export function isTimeDependency(name: DependencyName): name is TimeDependency {
  return name === 'minute' || name.startsWith(DAY) || name.startsWith(OVER);
}

/** Reads a dependency at a moment. @param now milliseconds since 1970 */
export function readTime(name: TimeDependency, now: number): TimeReading {
  if (name === 'minute') {
    const minute = Math.floor(now / MINUTE_MS);
    return { value: String(minute), until: (minute + 1) * MINUTE_MS };
  }
  if (name.startsWith(DAY)) {
    const { name: value, end: until } = getDay(name.slice(DAY.length), now);
    return { value, until };
  }
  const moment = Number(name.slice(OVER.length));
  const isOver = now >= moment;
  return { value: String(isOver), until: isOver ? Number.POSITIVE_INFINITY : moment };
}

/** Returns when the first of the dependencies changes with the time, in milliseconds since 1970; `Infinity`: none does. */
export function whenOutdated(dependencies: readonly DependencyName[], now: number): number {
  const ends = dependencies.filter(isTimeDependency).map((name) => readTime(name, now).until);
  return Math.min(...ends, Number.POSITIVE_INFINITY);
}
