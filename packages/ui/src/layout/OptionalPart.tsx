'use client';
import { useHost } from '@broadsheet/block-kit';
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

export interface OptionalPartProps<Props> {
  /** Fetches the component; must be a constant. */
  readonly fetchPart: () => Promise<ComponentType<Props>>;
  readonly partProps: Props;
  /** The name of the part in the log, with its article, such as `the wallets`. */
  readonly name: string;
}

/**
 * Renders a component once its code has arrived. While it is loading, and when it cannot be loaded, nothing is rendered: for
 * parts without which the page works as well. A failure is logged.
 */
export function OptionalPart<Props extends object>({ fetchPart, partProps, name }: OptionalPartProps<Props>) {
  const { log } = useHost();
  const [fetched, setFetched] = useState<{ readonly Part: ComponentType<Props> }>();
  useEffect(() => {
    let isCurrent = true;
    fetchPart().then(
      (Part) => isCurrent && setFetched({ Part }),
      (error: unknown) => log(`Code of ${name} could not be fetched. ${String(error)}`),
    );
    return () => {
      isCurrent = false;
    };
  }, [fetchPart, log, name]);
  return fetched === undefined ? null : <fetched.Part {...partProps} />;
}
