/** Parses `pingData`, the state that `__gpp` of the IAB Global Privacy Platform 1.1 sends with every event. */
import { member } from '../member.ts';

export interface GppPing {
  /** False while the platform does not know the choices, or is asking the reader. */
  readonly isReady: boolean;
  readonly gppString: string | undefined;
  /** The ids of the sections that apply to this reader; empty when no law does. */
  readonly sections: readonly number[];
  /** Returns the fields of a section by its name, e.g. `usnat`; empty when there is none. */
  section(name: string): Readonly<Record<string, unknown>>;
}

/** Merges the parts of a section, which is one object or a list of its parts. */
function joinParts(section: unknown): Readonly<Record<string, unknown>> {
  const parts: readonly unknown[] = Array.isArray(section) ? section : [section];
  return Object.fromEntries(
    parts.flatMap((part) => (typeof part === 'object' && part !== null ? Object.entries(part) : [])),
  );
}

/** Parses a ping; `undefined` for a value that is none. */
export function readPing(value: unknown): GppPing | undefined {
  const status = member(value, 'signalStatus');
  if (typeof status !== 'string') return undefined;
  const gppString = member(value, 'gppString');
  const applicable = member(value, 'applicableSections');
  const sections = Array.isArray(applicable) ? applicable : [];
  return {
    isReady: status === 'ready',
    gppString: typeof gppString === 'string' && gppString !== '' ? gppString : undefined,
    sections: sections.filter((id) => typeof id === 'number' && id > 0),
    section: (name) => joinParts(member(member(value, 'parsedSections'), name)),
  };
}
