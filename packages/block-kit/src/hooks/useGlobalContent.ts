'use client';
import type { Parser } from '@broadsheet/client-core';
import { useMemo } from 'react';
import { useHost } from '../host/HostContext.tsx';

/** Returns the content that the page was resolved with, read by the given parser; `undefined` when there is none. */
export function useGlobalContent<Value>(parse: Parser<Value>): Value | undefined {
  const { globalContent } = useHost().page;
  return useMemo(() => parse(globalContent), [globalContent, parse]);
}
