'use client';
import { useEffect, useState } from 'react';
import { useBuilder } from '../builder/Builder.ts';
import { findProblems } from '../check/Finding.ts';
import type { Finding } from '../check/Finding.ts';
import { useFindingText } from '../check/useFindingText.ts';
import { useEditing, usePage } from '../editing/Editing.ts';

/** Milliseconds without a change after which the page is checked for the marks. */
const SETTLED_MS = 2_000;

/** The gravest finding about a block. */
export interface Mark {
  readonly severity: 'stops' | 'warns';
  readonly text: string;
}

/** Returns the marks of blocks by their ids, from a check of the page each time that it has come to rest. */
export function useMarks(): ReadonlyMap<string, Mark> {
  const { client, clock } = useBuilder();
  const { catalogue, path } = useEditing();
  const write = useFindingText(catalogue);
  const page = usePage();
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  useEffect(() => {
    let isOver = false;
    const cancel = clock.setTimeout(() => {
      findProblems(client, { page, path }).then(
        (found) => (isOver ? undefined : setFindings(found)),
        // The marks of before stay; the panel of problems says why a check failed.
        () => undefined,
      );
    }, SETTLED_MS);
    return () => {
      isOver = true;
      cancel();
    };
  }, [client, clock, page, path]);
  const marks = new Map<string, Mark>();
  for (const severity of ['warns', 'stops'] as const)
    for (const finding of findings)
      if (finding.severity === severity && finding.blockId !== undefined)
        marks.set(finding.blockId, { severity, text: write(finding, 'sentence') });
  return marks;
}
