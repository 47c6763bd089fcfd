'use client';
import type { Environment, Phrases } from '@broadsheet/block-kit';
import { createContext, useContext, useEffect, useLayoutEffect, useState } from 'react';
import { ENGLISH, findLanguage } from './languages.ts';
import type { Language } from './languages.ts';

/** The storage key of the language chosen in this browser. */
const STORED = 'broadsheet.builder.language';

/** The language of the page builder, and the function that chooses another one. */
export interface InterfaceLanguage {
  readonly language: Language;
  choose(code: string): void;
}

const LanguageContext = createContext<InterfaceLanguage>({ language: ENGLISH, choose: () => undefined });

export const LanguageProvider = LanguageContext.Provider;

export const useInterfaceLanguage = (): InterfaceLanguage => useContext(LanguageContext);

export interface LoadedLanguage extends InterfaceLanguage {
  /** The phrases; empty for English, whose phrases are in the code. */
  readonly phrases: Phrases;
  /** Whether the first language has loaded. */
  readonly isLoaded: boolean;
}

const readWishes = (environment: Environment): readonly string[] => {
  const stored = environment.readLocalItem(STORED);
  return stored === undefined ? globalThis.navigator.languages : [stored];
};

interface Shown {
  readonly language: Language;
  readonly phrases: Phrases;
}

/**
 * Returns the language that the editor chose in this browser, else the browser's. While another language loads, the
 * previous one stays; if it cannot be loaded, English is used.
 */
export function useLoadedLanguage(environment: Environment): LoadedLanguage {
  const [wanted, setWanted] = useState(() => findLanguage(readWishes(environment)));
  const [shown, setShown] = useState<Shown | undefined>(() =>
    wanted.load === undefined ? { language: wanted, phrases: {} } : undefined,
  );
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Shown) => {
      if (isCurrent) setShown(next);
    };
    if (wanted.load === undefined) show({ language: wanted, phrases: {} });
    else
      wanted.load().then(
        (phrases) => show({ language: wanted, phrases }),
        () => show({ language: ENGLISH, phrases: {} }),
      );
    return () => {
      isCurrent = false;
    };
  }, [wanted]);
  // Before the browser paints: a screen reader must not meet the new words in the previous language.
  useLayoutEffect(() => {
    if (shown !== undefined) document.documentElement.lang = shown.language.code;
  }, [shown]);
  return {
    language: shown?.language ?? wanted,
    phrases: shown?.phrases ?? {},
    isLoaded: shown !== undefined,
    choose(code) {
      environment.writeLocalItem(STORED, code);
      setWanted(findLanguage([code]));
    },
  };
}
