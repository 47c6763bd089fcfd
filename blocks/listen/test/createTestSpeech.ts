/** A fake of a browser's speech synthesis: it records utterances, and ends one when the test says so. */
export interface Utterance extends EventTarget {
  readonly text: string;
  readonly lang: string;
  readonly rate: number;
  readonly voice: { readonly lang: string } | null;
}

class TestUtterance extends EventTarget implements Utterance {
  lang = '';
  rate = 1;
  voice = null;
  readonly text: string;

  constructor(text: string) {
    super();
    this.text = text;
  }
}

/** Adds speech synthesis to the window until it is removed. */
export function createTestSpeech(languages: readonly string[] = ['en-US', 'en-GB', 'de-DE']) {
  const spoken: Utterance[] = [];
  let current: Utterance | undefined;
  const voices = languages.map((lang) => ({ lang, default: lang === 'en-US', localService: true }));
  const speechSynthesis = {
    getVoices: () => voices,
    speak: (utterance: Utterance) => {
      current = utterance;
      spoken.push(utterance);
    },
    cancel: () => {
      const cancelled = current;
      current = undefined;
      cancelled?.dispatchEvent(Object.assign(new Event('error'), { error: 'canceled' }));
    },
  };
  Object.assign(window, { speechSynthesis, SpeechSynthesisUtterance: TestUtterance });
  return {
    spoken,
    texts: () => spoken.map(({ text }) => text),
    isSpeaking: () => current !== undefined,
    end: () => {
      const ended = current;
      current = undefined;
      ended?.dispatchEvent(new Event('end'));
    },
    fail: (error: string) => current?.dispatchEvent(Object.assign(new Event('error'), { error })),
    remove: () => {
      Reflect.deleteProperty(window, 'speechSynthesis');
      Reflect.deleteProperty(window, 'SpeechSynthesisUtterance');
    },
  };
}
