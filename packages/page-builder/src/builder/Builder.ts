/** The context of every screen of the page builder. */
import type { Clock } from '@broadsheet/client-core';
import { createContext, useContext } from 'react';
import type { EditorClient } from '../api/EditorClient.ts';
import type { EditorWindows } from '../saving/EditorWindows.ts';
import type { Editor } from '../session/Editor.ts';

export interface Builder {
  readonly client: EditorClient;
  /** The editor who is signed in. */
  readonly editor: Editor;
  readonly clock: Clock;
  readonly windows: EditorWindows;
  /**
   * The number of changes of the installed blocks since the page builder was opened, for example while a block is
   * developed.
   */
  readonly blocksRevision: number;
  /** Opens a screen: a path below `/pagebuilder`, such as `/pages/home/`. */
  navigate(path: string): void;
  /** Announces a text to screen reader users. */
  announce(text: string): void;
  /** Ends the session and shows the login screen. */
  logOut(): Promise<void>;
}

const BuilderContext = createContext<Builder | undefined>(undefined);

export const BuilderProvider = BuilderContext.Provider;

/** Returns the context of the page builder. @throws Error outside the desk */
export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (builder === undefined) throw new Error('A screen was rendered without a desk around it.');
  return builder;
}
