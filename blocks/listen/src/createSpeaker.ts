/** Speaks with the voice of the reader's device, one piece of text at a time. */
import { chooseVoice } from './chooseVoice.ts';

export type Silence = 'no-voice' | 'failed';

export interface Speech {
  readonly text: string;
  /** A BCP 47 tag. */
  readonly language: string;
  /** The speed; 1 is the voice's own. */
  readonly rate: number;
  onEnd(): void;
  onSilence(reason: Silence): void;
}

export interface Speaker {
  /** Cancels the current speech, whose callbacks no longer run, and speaks this one. */
  speak(speech: Speech): void;
  cancel(): void;
}

export type SpeechView = Window & typeof globalThis;

export function createSpeaker({ speechSynthesis, SpeechSynthesisUtterance }: SpeechView): Speaker {
  // This reference is needed: browsers discard an utterance that nothing refers to, and then never report its end.
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
