/**
 * The phrases of prices and rates. `{length}` and `{every}` are filled with phrases of `sub.length` and `sub.every`; each
 * of the two has its own phrase for a unit, because languages inflect it.
 */
export const phrases = {
  'sub.length.Day': '{n} day | {n} days',
  'sub.length.Week': '{n} week | {n} weeks',
  'sub.length.Month': '{n} month | {n} months',
  'sub.length.Year': '{n} year | {n} years',
  'sub.every.Day': 'each day | every {n} days',
  'sub.every.Week': 'each week | every {n} weeks',
  'sub.every.Month': 'each month | every {n} months',
  'sub.every.Year': 'each year | every {n} years',
  'sub.rate.once': 'once for {length}',
  'sub.rate.until': '{every} until cancelled',
  'sub.rate.span': '{every} for {length}',
  'sub.price.Day': '{price} a day | {price} every {n} days',
  'sub.price.Week': '{price} a week | {price} every {n} weeks',
  'sub.price.Month': '{price} a month | {price} every {n} months',
  'sub.price.Year': '{price} a year | {price} every {n} years',
  'sub.price.free': 'Free',
  'sub.price.for': '{price} for {length}',
  'sub.price.then': '{first}, then {next}',
} as const;
