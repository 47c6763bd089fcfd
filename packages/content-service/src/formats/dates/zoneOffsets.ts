/** The offsets of time zones: by the short names that dates carry, and by the names of the tz database. */

const HOUR = 60;

/** Minutes east of UTC, by short name. */
const OFFSETS: Readonly<Record<string, number>> = {
  ...{ z: 0, ut: 0, utc: 0, gmt: 0, wet: 0, uct: 0 },
  ...{ bst: HOUR, west: HOUR, cet: HOUR, met: HOUR, mez: HOUR, wat: HOUR },
  ...{ cest: 2 * HOUR, mest: 2 * HOUR, mesz: 2 * HOUR, eet: 2 * HOUR, sast: 2 * HOUR, cat: 2 * HOUR },
  ...{ eest: 3 * HOUR, msk: 3 * HOUR, trt: 3 * HOUR, eat: 3 * HOUR, idt: 3 * HOUR, gst: 4 * HOUR },
  ...{ pkt: 5 * HOUR, ist: 5.5 * HOUR, npt: 5.75 * HOUR, bdt: 6 * HOUR, ict: 7 * HOUR, wib: 7 * HOUR },
  ...{ hkt: 8 * HOUR, sgt: 8 * HOUR, myt: 8 * HOUR, pht: 8 * HOUR, awst: 8 * HOUR, wita: 8 * HOUR },
  ...{ jst: 9 * HOUR, kst: 9 * HOUR, wit: 9 * HOUR, acst: 9.5 * HOUR, acdt: 10.5 * HOUR },
  ...{ aest: 10 * HOUR, aedt: 11 * HOUR, nzst: 12 * HOUR, nzdt: 13 * HOUR },
  ...{ ndt: -2.5 * HOUR, nst: -3.5 * HOUR, adt: -3 * HOUR, ast: -4 * HOUR, brst: -2 * HOUR },
  ...{ brt: -3 * HOUR, art: -3 * HOUR, uyt: -3 * HOUR, clst: -3 * HOUR, clt: -4 * HOUR, vet: -4 * HOUR },
  ...{ edt: -4 * HOUR, est: -5 * HOUR, cot: -5 * HOUR, pet: -5 * HOUR, ect: -5 * HOUR },
  ...{ cdt: -5 * HOUR, cst: -6 * HOUR, mdt: -6 * HOUR, mst: -7 * HOUR, pdt: -7 * HOUR, pst: -8 * HOUR },
  ...{ akdt: -8 * HOUR, akst: -9 * HOUR, hst: -10 * HOUR },
};

/** What a short name means at a site in one of these zones, where other places mean something else by it. */
const LOCAL_MEANINGS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  ist: { 'Europe/Dublin': HOUR, 'Asia/Jerusalem': 2 * HOUR, 'Asia/Tel_Aviv': 2 * HOUR },
  bst: { 'Asia/Dhaka': 6 * HOUR },
  cst: {
    'Asia/Shanghai': 8 * HOUR,
    'Asia/Taipei': 8 * HOUR,
    'Asia/Macau': 8 * HOUR,
    'America/Havana': -5 * HOUR,
  },
  ast: { 'Asia/Riyadh': 3 * HOUR, 'Asia/Baghdad': 3 * HOUR, 'Asia/Kuwait': 3 * HOUR, 'Asia/Qatar': 3 * HOUR },
  pst: { 'Asia/Manila': 8 * HOUR },
  ect: { 'Europe/Paris': HOUR },
  wst: { 'Australia/Perth': 8 * HOUR, 'Pacific/Apia': 13 * HOUR },
};

const formats = new Map<string, Intl.DateTimeFormat | undefined>();

function getFormat(zone: string): Intl.DateTimeFormat | undefined {
  if (formats.has(zone)) return formats.get(zone);
  let format: Intl.DateTimeFormat | undefined;
  try {
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  } catch {
    format = undefined;
  }
  formats.set(zone, format);
  return format;
}

/** Returns whether a text is the name of a zone of the tz database, such as `Europe/Berlin`. */
export function isZoneName(zone: string): boolean {
  return /^[A-Za-z_]+(?:\/[\w+-]+)+$|^UTC$/.test(zone) && getFormat(zone) !== undefined;
}

/** Returns the minutes that a zone is east of UTC at a moment, in ms since 1970. */
export function getOffset(zone: string, moment: number): number {
  const name = getFormat(zone)
    ?.formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d{1,2}):?(\d{2})?/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes));
}

/**
 * Returns the minutes east of UTC that a short name such as `CEST`, `GMT+1` or `+05:30` means; undefined for an unknown one.
 *
 * @param zone the zone of the site, which decides what a name means that several parts of the world use
 */
export function findOffset(name: string, zone: string): number | undefined {
  const word = name.toLowerCase();
  const [, sign, hours, minutes = '0'] =
    /^(?:gmt|utc|ut)?([+-])(\d{1,2}):?(\d{2})?$/.exec(word.replace('\u2212', '-')) ?? [];
  if (sign !== undefined) {
    const offset = Number(hours) * HOUR + Number(minutes);
    return offset > 15 * HOUR ? undefined : (sign === '-' ? -1 : 1) * offset;
  }
  return LOCAL_MEANINGS[word]?.[zone] ?? (Object.hasOwn(OFFSETS, word) ? OFFSETS[word] : undefined);
}
