'use client';
import { useEffect, useState } from 'react';
import { useRead } from '../api/useRead.ts';
import type { Read } from '../api/useRead.ts';
import { useBuilder } from '../desk/Builder.ts';
import { readCatalogue } from './Catalogue.ts';
import type { Catalogue } from './Catalogue.ts';

/** The installed blocks, read anew when they become others. What was read stays where that fails, and the reason is announced. */
export function useCatalogue(): Read<Catalogue> {
  const { client, blocksRevision, announce } = useBuilder();
  const read = useRead((signal) => readCatalogue(client, signal), [client, blocksRevision]);
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
