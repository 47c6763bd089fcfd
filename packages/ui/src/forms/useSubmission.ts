'use client';
import { useHost } from '@broadsheet/block-kit';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { findInvalid, readValues } from './formControls.ts';
import type { FormValues, InvalidControl } from './formControls.ts';

export type OnSubmit = (values: FormValues) => void | Promise<void>;

export type Submission =
  | { readonly status: 'idle' }
  | { readonly status: 'refused'; readonly errors: readonly InvalidControl[] }
  | { readonly status: 'busy' }
  | { readonly status: 'failed' };

/**
 * Returns the submission of a form: one at a time, and only if the browser finds every control valid. When the handler
 * throws, the typed values stay, the reader sees a message, and the reason is logged.
 */
export function useSubmission(onSubmit: OnSubmit, { isHeld }: { readonly isHeld: boolean }) {
  const { log } = useHost();
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
  const isRunning = useRef(false);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  async function send(values: FormValues) {
    isRunning.current = true;
    setSubmission({ status: 'busy' });
    let end: Submission = { status: 'idle' };
    try {
      await onSubmit(values);
    } catch (error) {
      log(`A form could not be sent; the reader was asked to try again. ${String(error)}`);
      end = { status: 'failed' };
    }
    isRunning.current = false;
    if (isMounted.current) setSubmission(end);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Events of a form in a portal, e.g. a dialog, bubble here too. State updates too late to stop a second click, so a ref
    // does.
    if (event.target !== event.currentTarget || isRunning.current || isHeld) return;
    const errors = findInvalid(event.currentTarget);
    if (errors.length > 0) setSubmission({ status: 'refused', errors });
    else void send(readValues(event.currentTarget));
  }

  return { submission, submit };
}
