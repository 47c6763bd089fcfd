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
 * One submission at a time, and only of what the browser finds valid. A handler that throws leaves the form as it was
 * typed, with a sentence to the reader and the reason in the log.
 */
export function useSubmission(onSubmit: OnSubmit, isHeld: boolean) {
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
      log(`A form could not be sent; its reader was asked to try again. ${String(error)}`);
      end = { status: 'failed' };
    }
    isRunning.current = false;
    if (isMounted.current) setSubmission(end);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A form in a portal, such as a dialog, is not this one, and the state comes too late for a second press.
    if (event.target !== event.currentTarget || isRunning.current || isHeld) return;
    const errors = findInvalid(event.currentTarget);
    if (errors.length > 0) setSubmission({ status: 'refused', errors });
    else void send(readValues(event.currentTarget));
  }

  return { submission, submit };
}
