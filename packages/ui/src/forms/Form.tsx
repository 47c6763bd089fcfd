'use client';
import { toLocale, useHost, usePhrases, usePublicUrl } from '@broadsheet/block-kit';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../controls/Button.tsx';
import { Heading, HeadingSection } from '../text/HeadingLevel.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { token } from '../theme/tokens.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { formColumn } from './formColumn.ts';
import { FormError, HeldError } from './FormError.ts';
import type { InvalidControl } from './formControls.ts';
import { phrases } from './phrases.ts';
import { useMissing } from './useMissing.ts';
import { useSubmission } from './useSubmission.ts';
import type { OnSubmit } from './useSubmission.ts';

const Section = styled.section`
  display: grid;
  gap: 1.1rem;
  ${formColumn}
  font-family: ${token('sans')};
  & > :is(h1, h2, h3, h4, h5, h6) {
    font: ${token('heading-weight')} ${token('type-5')} / 1.1 ${token('serif')};
    hyphens: auto;
  }
`;

const Fields = styled.form`
  display: grid;
  gap: 1.1rem;
  min-inline-size: 0;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`;

interface NamedByHeading {
  readonly heading: string;
  readonly label?: undefined;
}

interface NamedByLabel {
  readonly heading?: undefined;
  /** The accessible name of a form without a heading. */
  readonly label: string;
}

interface FormOptions {
  readonly submitLabel: string;
  /** Called with the named values once all of them are valid. The form is busy until the promise settles. */
  readonly onSubmit: OnSubmit;
  /** What the service refused, in words. */
  readonly error?: ReactNode;
  /** Whether the error is above the fields or below the button. Default: `bottom`. */
  readonly errorPlace?: 'top' | 'bottom';
  /** Busy for another reason, such as a page that is about to be left. */
  readonly busy?: boolean;
  /**
   * Whether the button is disabled until every field is valid, as in the checkout's billing step; a note under it names the
   * fields that are not.
   */
  readonly disabledUntilValid?: boolean;
  /** Further buttons, such as "Cancel"; the submit button then shares its row with them. */
  readonly otherActions?: ReactNode;
  /** The URL to which the form is posted without script. Default: the page itself. */
  readonly action?: string;
  /** `post` unless told, so that nothing typed ever ends up in an address. */
  readonly method?: 'post' | 'get';
  readonly className?: string;
  readonly children?: ReactNode;
}

/** The reason why the button is disabled. */
const Missing = styled.p`
  margin: 0;
  color: ${token('ink-soft')};
  font-size: ${token('type-1')};
  line-height: 1.45;
`;

const NO_ERRORS: readonly InvalidControl[] = [];

/** Returns the value, but while the form is busy the previous one, so that an old message keeps its room meanwhile. */
function useSettled<Value>(value: Value, { isBusy }: { readonly isBusy: boolean }): Value {
  const [settled, setSettled] = useState(value);
  // Set while rendering, so that no frame shows the old value.
  if (!isBusy && !Object.is(settled, value)) setSettled(() => value);
  return isBusy ? settled : value;
}

export type FormProps = FormOptions & (NamedByHeading | NamedByLabel);

/**
 * Renders a form with a heading. Without script the browser validates and posts it. With script each invalid field shows its
 * error, a summary at the top takes the focus, and what was typed stays.
 */
// oxlint-disable-next-line max-lines-per-function -- the states of one form, read together
export function Form(props: FormProps) {
  const { heading, label, submitLabel, onSubmit, error, errorPlace = 'bottom', busy = false } = props;
  const { disabledUntilValid = false, otherActions, action, method = 'post', className, children } = props;
  const t = usePhrases(phrases);
  const { locale } = useHost();
  const writeList = (names: readonly string[]) => new Intl.ListFormat(toLocale(locale)).format(names);
  const publicUrl = usePublicUrl();
  const headingId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [hasScript, setHasScript] = useState(false);
  useEffect(() => setHasScript(true), []);
  const missing = useMissing(form, { isWatched: disabledUntilValid });
  const { submission, submit } = useSubmission(onSubmit, { isHeld: busy });
  const isBusy = busy || submission.status === 'busy';
  const name = heading === undefined ? { 'aria-label': label } : { 'aria-labelledby': headingId };
  const refusal = submission.status === 'failed' ? t('id.err.generic') : error;
  const invalid = useSettled(submission.status === 'refused' ? submission.errors : NO_ERRORS, { isBusy });
  const lastRefusal = useSettled(refusal, { isBusy });
  const words = (
    <>
      <FormError>{refusal}</FormError>
      {isBusy && !refusal && lastRefusal && <HeldError>{lastRefusal}</HeldError>}
    </>
  );
  return (
    <HeadingSection>
      <Section className={className}>
        {heading !== undefined && <Heading id={headingId}>{heading}</Heading>}
        <Fields
          {...{ action: action && publicUrl(action), method, ...name }}
          ref={form}
          noValidate={hasScript}
          aria-busy={isBusy || undefined}
          onSubmit={submit}
        >
          {invalid.length > 0 && <ErrorSummary errors={invalid} isHeld={isBusy} />}
          {errorPlace === 'top' && words}
          {children}
          <Actions>
            {otherActions}
            <Button
              type="submit"
              variant="primary"
              size="large"
              fullWidth={otherActions === undefined}
              disabled={missing.length > 0}
              aria-describedby={missing.length > 0 ? `${headingId}-missing` : undefined}
              aria-disabled={isBusy || undefined}
            >
              {submitLabel}
            </Button>
          </Actions>
          {missing.length > 0 && (
            <Missing id={`${headingId}-missing`}>{t('form.missing', { fields: writeList(missing) })}</Missing>
          )}
          <VisuallyHidden>
            <output>{isBusy ? t('form.busy') : ''}</output>
          </VisuallyHidden>
          {errorPlace === 'bottom' && words}
        </Fields>
      </Section>
    </HeadingSection>
  );
}
