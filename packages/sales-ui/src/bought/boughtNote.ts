/**
 * What a reader has just bought, for the page to which they return: a note in this tab, which the page shows once. Its texts
 * are written in the reader's language already.
 */
import type { Environment } from '@broadsheet/block-kit';
import { isRecord, string } from '@broadsheet/client-core';

/** The session item of the note; the wall's script knows its name too, so that it loads nothing for other readers. */
const BOUGHT_NOTE = 'broadsheet.bought';

export interface BoughtNote {
  /** The name of the product. */
  readonly product: string;
  /** The day on which it renews; empty when it does not, or nobody knows. */
  readonly renewsOn: string;
  /** What is charged then; empty when nobody knows. */
  readonly nextCharge: string;
  /** What is said of an account that paying has made; empty when the reader had one. */
  readonly account: string;
  /** What is said of it on a page that has no words of its own for it, the thanks first; empty when nothing is. */
  readonly sentences: readonly string[];
}

export const storeBoughtNote = (environment: Environment, note: BoughtNote): void =>
  environment.writeSessionItem(BOUGHT_NOTE, JSON.stringify(note));

/** Returns the note and removes it; `undefined` when there is none that can be read. */
export function consumeBoughtNote(environment: Environment): BoughtNote | undefined {
  const stored = environment.readSessionItem(BOUGHT_NOTE);
  environment.writeSessionItem(BOUGHT_NOTE, undefined);
  try {
    const note: unknown = JSON.parse(stored ?? '');
    if (!isRecord(note)) return undefined;
    const text = (name: string) => string(note[name]) ?? '';
    const given = note['sentences'];
    const sentences = Array.isArray(given) ? given.flatMap((sentence) => string(sentence) ?? []) : [];
    return {
      product: text('product'),
      renewsOn: text('renewsOn'),
      nextCharge: text('nextCharge'),
      account: text('account'),
      sentences,
    };
  } catch {
    // Another script wrote it.
    return undefined;
  }
}
