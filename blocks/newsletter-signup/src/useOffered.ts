'use client';
import { useHost } from '@broadsheet/block-kit';

export interface OfferedNewsletter {
  readonly id: string;
  readonly name: string;
  readonly description: string | undefined;
}

/** Returns the newsletters of the site, or only the wanted one; those without an id or a name are left out. */
export function useOffered(wanted: string | undefined): readonly OfferedNewsletter[] {
  const { newsletters = [] } = useHost().site;
  const only = wanted?.trim() ?? '';
  return newsletters.flatMap(({ id, name, description }) =>
    id && name && (only === '' || only === id) ? [{ id, name, description }] : [],
  );
}
