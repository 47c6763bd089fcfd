/** What every screen of the page builder may use. */
import type { Clock } from '@broadsheet/client-core';
import { createContext, useContext } from 'react';
import type { EditorClient } from '../api/EditorClient.ts';
import type { Editor } from '../session/Editor.ts';

export interface Builder {
  readonly client: EditorClient;
  /** Who is signed in. */
  readonly editor: Editor;
  readonly clock: Clock;
  /** Counts how often the installed blocks have become others since the builder was opened, as while one is written. */
  readonly blocksRevision: number;
  /** Opens a screen: a path below `/pagebuilder`, such as `/pages/home/`. */
  navigate(path: string): void;
  /** Says something to whoever hears the page rather than sees it. */
  announce(text: string): void;
  /** Ends the session and shows the door. */
  logOut(): Promise<void>;
}

const BuilderContext = createContext<Builder | undefined>(undefined);

export const BuilderProvider = BuilderContext.Provider;

/** @throws Error there is no desk around the component */
export function useBuilder(): Builder {
  const builder = useContext(BuilderContext);
  if (builder === undefined) throw new Error('A screen was rendered without a desk around it.');
  return builder;
}
