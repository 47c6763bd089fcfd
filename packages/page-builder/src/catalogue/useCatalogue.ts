'use client';
import { useEffect, useState } from 'react';
import { useRead } from '../api/useRead.ts';
import type { Read } from '../api/useRead.ts';
import { useBuilder } from '../builder/Builder.ts';
import { useInterfaceLanguage } from '../language/InterfaceLanguage.ts';
import { readCatalogue } from './Catalogue.ts';
import type { Catalogue } from './Catalogue.ts';

/**
 * Returns the installed blocks in the editor's language, read again when either changes. If that fails, the previous ones
 * stay, and the reason is announced.
 */
export function useCatalogue(): Read<Catalogue> {
  const { client, blocksRevision, announce } = useBuilder();
  const { code: language } = useInterfaceLanguage().language;
  const read = useRead(
    (signal) => readCatalogue(client, { language, signal }),
    [client, blocksRevision, language],
  );
  const [last, setLast] = useState<Catalogue>();
  const isLost = read.kind === 'failed' && last !== undefined;
  const problem = read.kind === 'failed' ? read.message : undefined;
  useEffect(() => {
    if (read.kind === 'read') setLast(read.value);
  }, [read]);
  useEffect(() => {
    if (isLost && problem !== undefined) announce(problem);
  }, [isLost, problem, announce]);
  return isLost ? { kind: 'read', value: last, isStale: true, again: read.again } : read;
}
