'use client';
import { SECOND_MS } from '@broadsheet/client-core';
import { useCallback } from 'react';
import { useRepeatedRead } from '../builder/useRepeatedRead.ts';
import type { RepeatedRead } from '../builder/useRepeatedRead.ts';
import { useBuilder } from '../builder/Builder.ts';
import { readHour } from './operationHour.ts';
import type { OperationHour } from './operationHour.ts';

/** Milliseconds between two readings. */
const EVERY_MS = 20 * SECOND_MS;

/** Returns the last hour, which is read again and again. After a failure, what was read before stays. */
export function useHour(): RepeatedRead<OperationHour> {
  const { client } = useBuilder();
  const read = useCallback((signal: AbortSignal) => readHour(client, signal), [client]);
  return useRepeatedRead(read, EVERY_MS);
}
