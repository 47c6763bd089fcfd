'use client';
import { useHost } from '@broadsheet/block-kit';
import { useEffect } from 'react';
import { rememberAccountPage } from './accountPages.ts';

/** For a page on the way to the login that is no place to come back to, e.g. that of a forgotten password. */
export function useAccountPage(): void {
  const { environment, isAdmin } = useHost();
  useEffect(() => {
    if (!isAdmin) rememberAccountPage(environment);
  }, [environment, isAdmin]);
}
