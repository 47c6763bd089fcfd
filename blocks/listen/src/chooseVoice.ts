/** The properties of a browser's voice that the choice needs. */
export type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'default' | 'localService'>;

export type VoiceChoice<Known extends Voice> =
  | { readonly kind: 'voice'; readonly voice: Known }
  /** The browser has not listed its voices; it chooses one by the language itself. */
  | { readonly kind: 'unknown' }
  /** None of the browser's voices speaks the language; any other would be unintelligible. */
  | { readonly kind: 'none' };

/** Equivalent language codes: devices use three for Norwegian. */
const SAME: Readonly<Record<string, string>> = { nb: 'no', nn: 'no' };

function getTag(lang: string): { readonly tag: string; readonly base: string } {
  // Android writes `en_GB`.
  const tag = lang.toLowerCase().replaceAll('_', '-');
  const [base = ''] = tag.split('-');
  return { tag, base: SAME[base] ?? base };
}

/**
 * Returns the voice for a language. Voices of its region come first, then the device's default, then voices that need no
 * network.
 *
 * @param language a BCP 47 tag, e.g. `de-AT`
 */
export function chooseVoice<Known extends Voice>(
  voices: readonly Known[],
  language: string,
): VoiceChoice<Known> {
  if (voices.length === 0) return { kind: 'unknown' };
  const wanted = getTag(language);
  const score = (voice: Known) =>
    Number(getTag(voice.lang).tag === wanted.tag) * 4 +
    Number(voice.default) * 2 +
    Number(voice.localService);
  const [voice] = voices
    .filter(({ lang }) => getTag(lang).base === wanted.base)
    .toSorted((a, b) => score(b) - score(a));
  return voice === undefined ? { kind: 'none' } : { kind: 'voice', voice };
}
