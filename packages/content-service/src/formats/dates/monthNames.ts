/** The names of months, as feeds and exports write them in the languages of newspapers. */

/** The languages of the sites, and those of neighbours whose feeds are read too. */
const LANGUAGES = 'en sv fr no de es pt ja ko it nl da fi pl cs ru uk tr ro hu el ca'.split(' ');
/** Forms that `Intl` does not give, or no longer gives. */
const OTHER_FORMS: Readonly<Record<string, number>> = {
  ...{ sept: 9, setiembre: 9, set: 9, ago: 8, agosto: 8, jänner: 1, feber: 2, mrz: 3, mar: 3, maa: 3 },
  ...{ fev: 2, avr: 4, juil: 7, jui: 7, dez: 12, des: 12, dic: 12, dec: 12, okt: 10, out: 10, ene: 1 },
};

/** Returns a word in the form in which words are compared: without capitals, accents and full stops. */
export function foldWord(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('.', '');
}

function readNames(): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  const add = (name: string, month: number): void => {
    const word = foldWord(name);
    if (/^\p{L}/u.test(word) && !names.has(word)) names.set(word, month);
  };
  for (const language of LANGUAGES)
    for (const form of ['long', 'short'] as const)
      for (let month = 1; month <= 12; month += 1) {
        const date = new Date(Date.UTC(2018, month - 1, 15));
        // The name of a month by itself and within a date differ in some languages.
        for (const day of [undefined, 'numeric'] as const) {
          const format = new Intl.DateTimeFormat(language, { month: form, day, timeZone: 'UTC' });
          for (const part of format.formatToParts(date)) if (part.type === 'month') add(part.value, month);
        }
      }
  for (const [name, month] of Object.entries(OTHER_FORMS)) add(name, month);
  return names;
}

let known: ReadonlyMap<string, number> | undefined;

/** Returns the number of the month that a word names, 1 to 12; undefined for any other word. */
export function findMonth(word: string): number | undefined {
  known ??= readNames();
  return known.get(foldWord(word));
}
