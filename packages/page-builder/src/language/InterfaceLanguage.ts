'use client';
import type { Environment, Phrases } from '@broadsheet/block-kit';
import { createContext, useContext, useEffect, useState } from 'react';
import { ENGLISH, findLanguage } from './languages.ts';
import type { Language } from './languages.ts';

/** Where the choice of this browser's editor is kept. */
const STORED = 'broadsheet.builder.language';

/** The language that the builder is shown in, and how another one is chosen. */
export interface InterfaceLanguage {
  readonly language: Language;
  choose(code: string): void;
}

const LanguageContext = createContext<InterfaceLanguage>({ language: ENGLISH, choose: () => undefined });

export const LanguageProvider = LanguageContext.Provider;

export const useInterfaceLanguage = (): InterfaceLanguage => useContext(LanguageContext);

export interface LoadedLanguage extends InterfaceLanguage {
  /** Nothing for English, which stands beside the code. */
  readonly phrases: Phrases;
  /** False before the first language is there. */
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
 * The language that the editor chose in this browser, else the browser's. While another one is on its way the one before it
 * stays; one that does not come leaves English.
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
  useEffect(() => {
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
