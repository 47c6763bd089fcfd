/** What `__gpp` of the IAB Global Privacy Platform 1.1 says of itself with every event, parsed once. */
import { member } from '../member.ts';

export interface GppPing {
  /** False while the platform does not know, or asks. */
  readonly isReady: boolean;
  readonly gppString: string | undefined;
  /** Ids of the sections that apply to this reader; none where no law does. */
  readonly sections: readonly number[];
  /** The fields of a section by its name, e.g. `usnat`. */
  section(name: string): Readonly<Record<string, unknown>>;
}

/** A section comes as one object, or as a list of its parts. */
function joinParts(section: unknown): Readonly<Record<string, unknown>> {
  const parts: readonly unknown[] = Array.isArray(section) ? section : [section];
  return Object.fromEntries(
    parts.flatMap((part) => (typeof part === 'object' && part !== null ? Object.entries(part) : [])),
  );
}

/** @returns nothing for what no platform says */
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
