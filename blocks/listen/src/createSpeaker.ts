/** The voice of the reader's device, one piece of text at a time. */
import { chooseVoice } from './chooseVoice.ts';

export type Silence = 'no-voice' | 'failed';

export interface Speech {
  readonly text: string;
  /** BCP 47. */
  readonly language: string;
  /** 1 is the voice's own speed. */
  readonly rate: number;
  onEnd(): void;
  onSilence(reason: Silence): void;
}

export interface Speaker {
  /** Ends what is spoken, of which nothing more is heard, and speaks this. */
  speak(speech: Speech): void;
  cancel(): void;
}

export type SpeechView = Window & typeof globalThis;

export function createSpeaker({ speechSynthesis, SpeechSynthesisUtterance }: SpeechView): Speaker {
  // Held on to: browsers forget an utterance that nobody holds, and with it that it ended.
  let current: SpeechSynthesisUtterance | undefined;

  function cancel(): void {
    current = undefined;
    speechSynthesis.cancel();
  }

  return {
    cancel,
    speak({ text, language, rate, onEnd, onSilence }) {
      cancel();
      const choice = chooseVoice(speechSynthesis.getVoices(), language);
      if (choice.kind === 'none') return onSilence('no-voice');
      const utterance = new SpeechSynthesisUtterance(text);
      current = utterance;
      utterance.lang = choice.kind === 'voice' ? choice.voice.lang : language;
      if (choice.kind === 'voice') utterance.voice = choice.voice;
      utterance.rate = rate;
      utterance.addEventListener('end', () => {
        if (current === utterance) onEnd();
      });
      utterance.addEventListener('error', ({ error }) => {
        if (current === utterance)
          onSilence(/^(language|voice)-unavailable$/.test(error) ? 'no-voice' : 'failed');
      });
      speechSynthesis.speak(utterance);
    },
  };
}
