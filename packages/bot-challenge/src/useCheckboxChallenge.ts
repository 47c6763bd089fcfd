'use client';
import { useHost } from '@broadsheet/block-kit';
import { useCallback, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { CheckboxWidgetProps } from './CheckboxWidget.tsx';
import type { Recaptcha } from './loadRecaptcha.ts';
import type { OutcomeState } from './useOutcome.ts';

interface CheckboxOptions extends OutcomeState {
  /** The site key; `undefined` for another challenge, or none. */
  readonly siteKey: string | undefined;
  readonly round: number;
  readonly renew: () => void;
  readonly load: (render: string) => Promise<Recaptcha>;
}

/** The component of the checkbox and its properties. */
export interface CheckboxChallenge {
  readonly Widget: ComponentType<CheckboxWidgetProps>;
  readonly props: CheckboxWidgetProps;
}

/** Returns the widget once the vendor's script and the widget's module have loaded; a new round tries again. */
export function useCheckboxChallenge(options: CheckboxOptions): CheckboxChallenge | undefined {
  const { siteKey, round, renew, load, pass, fail, reopen } = options;
  const { log } = useHost();
  const [parts, setParts] = useState<Pick<CheckboxChallenge, 'Widget'> & { readonly vendor: Recaptcha }>();

  useEffect(() => {
    if (siteKey === undefined) return;
    let isWanted = true;
    // A token of an earlier attempt, or of another page, has been used or is too old.
    reopen();
    Promise.all([load('explicit'), import('./CheckboxWidget.tsx')]).then(
      ([vendor, { CheckboxWidget }]) => {
        if (isWanted) setParts({ vendor, Widget: CheckboxWidget });
      },
      (reason: unknown) => {
        if (isWanted) fail(reason);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [siteKey, load, fail, reopen]);

  const onToken = useCallback(
    (token: string | undefined) => (token ? pass(token) : reopen()),
    [pass, reopen],
  );
  const onError = useCallback(() => {
    log('The bot challenge could not reach its vendor; its widget was reset.');
    renew();
  }, [log, renew]);
  if (siteKey === undefined || parts === undefined) return undefined;
  const { vendor, Widget } = parts;
  return { Widget, props: { vendor, siteKey, round, onToken, onError } };
}
