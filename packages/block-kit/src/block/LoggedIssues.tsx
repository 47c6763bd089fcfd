'use client';
import type { ReactElement } from 'react';
import type { FieldIssue } from '../fields/resolveFields.ts';
import { useHost } from '../host/HostContext.tsx';
import type { UnknownField } from './findUnknownFields.ts';

export type BlockIssue = FieldIssue | UnknownField;

/** The messages already logged: a block is rendered many times. */
const warned = new Set<string>();

/** Logs issues of fields, each once. Production builds leave it out. */
export function logIssues(log: (message: string) => void, issues: readonly BlockIssue[]): void {
  if (process.env['NODE_ENV'] === 'production') return;
  for (const { message } of issues) {
    if (warned.has(message)) continue;
    warned.add(message);
    log(message);
  }
}

/** Renders a block, and tells a developer of another application what its fields do not mean; the engine does so itself. */
export function LoggedIssues({
  issues,
  children,
}: {
  readonly issues: readonly BlockIssue[];
  readonly children: ReactElement;
}) {
  const { log, handlesLazyLoad } = useHost();
  if (!handlesLazyLoad) logIssues(log, issues);
  return children;
}
