/** The part of a browser's voice that a choice needs. */
export type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'default' | 'localService'>;

export type VoiceChoice<Known extends Voice> =
  | { readonly kind: 'voice'; readonly voice: Known }
  /** The browser has not told its voices; it takes one by the language itself. */
  | { readonly kind: 'unknown' }
  /** Of the voices that the browser has, none speaks the language: another one would read gibberish. */
  | { readonly kind: 'none' };

/** Devices name Norwegian in three ways. */
const SAME: Readonly<Record<string, string>> = { nb: 'no', nn: 'no' };

function tagOf(lang: string): { readonly tag: string; readonly base: string } {
  // Android writes `en_GB`.
  const tag = lang.toLowerCase().replaceAll('_', '-');
  const [base = ''] = tag.split('-');
  return { tag, base: SAME[base] ?? base };
}

/**
 * The voice that reads a language: one of its region before others of the language, the device's own choice and voices that
 * need no network before others.
 *
 * @param language a BCP 47 tag, e.g. `de-AT`
 */
export function chooseVoice<Known extends Voice>(
  voices: readonly Known[],
  language: string,
): VoiceChoice<Known> {
  if (voices.length === 0) return { kind: 'unknown' };
  const wanted = tagOf(language);
  const score = (voice: Known) =>
    Number(tagOf(voice.lang).tag === wanted.tag) * 4 + Number(voice.default) * 2 + Number(voice.localService);
  const [voice] = voices
    .filter(({ lang }) => tagOf(lang).base === wanted.base)
    .toSorted((a, b) => score(b) - score(a));
  return voice === undefined ? { kind: 'none' } : { kind: 'voice', voice };
}
