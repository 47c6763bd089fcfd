'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  exactPattern,
  passwordPattern,
  passwordRulePhrases,
  passwordRules,
  unmetPasswordRules,
} from './passwordRules.ts';
import type { PasswordPolicy } from './passwordRules.ts';
import { phrases } from './phrases.ts';
import { TextField } from './TextField.tsx';

/** Reserves two lines on a phone, which the rules mostly need once they have loaded. */
const Rules = styled.span`
  display: block;
  @media (max-width: 30rem) {
    min-block-size: 2lh;
  }
`;

/** The loading state of the identity configuration. */
export type PasswordPolicyState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly policy: PasswordPolicy };

export interface PasswordPairProps {
  /** The name of the first field; the second one is `{name}-confirmation`. */
  readonly name: string;
  readonly policy: PasswordPolicyState;
  /** The label of the first field. Default: "Password". */
  readonly label?: ReactNode;
  /** "Repeat the password" unless told. */
  readonly confirmLabel?: ReactNode;
  readonly autoComplete?: 'new-password' | 'current-password' | 'off';
}

/** Returns the default text, then a sentence for each rule; the default text alone while loading; blank after a failure. */
function usePasswordTip(policy: PasswordPolicyState): string {
  const t = usePhrases(phrases);
  switch (policy.status) {
    case 'loading':
      return t('id.pwDefault');
    case 'failed':
      return '';
    case 'ready': {
      const rules = passwordRulePhrases(passwordRules(policy.policy));
      return [t('id.pwDefault'), ...rules.map(({ key, values }) => t(key, values))].join(' ');
    }
  }
}

/** Returns a function that tells what is wrong with the current password: it is missing, or breaks rules. */
function usePasswordMessage(policy: PasswordPolicyState) {
  const t = usePhrases(phrases);
  return ({ value }: { readonly value: string }): string => {
    if (value === '') return t('id.passwordRequired');
    if (policy.status !== 'ready') return t('id.pwDefault');
    const unmet = unmetPasswordRules(passwordRules(policy.policy), value);
    return passwordRulePhrases(unmet)
      .map(({ key, values }) => t(key, values))
      .join(' ');
  };
}

/**
 * Renders the fields of a new password and its repetition. Both are required and must be equal; a change of the first
 * validates the second again.
 */
export function PasswordPair(props: PasswordPairProps) {
  const { name, policy, label, confirmLabel, autoComplete = 'new-password' } = props;
  const t = usePhrases(phrases);
  const tip = usePasswordTip(policy);
  const messageOf = usePasswordMessage(policy);
  const first = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const follow = () => setPassword(first.current?.value ?? '');
  // The reader or the browser may have filled it in before the script was loaded.
  useEffect(follow, []);
  const pattern = policy.status === 'ready' ? passwordPattern(passwordRules(policy.policy)) : undefined;
  return (
    <>
      <TextField
        ref={first}
        type="password"
        name={name}
        label={label ?? t('id.password')}
        required
        autoComplete={autoComplete}
        validationPattern={pattern}
        validationErrorMessage={messageOf}
        tip={tip !== '' && <Rules>{tip}</Rules>}
        onChange={follow}
      />
      <TextField
        type="password"
        name={`${name}-confirmation`}
        label={confirmLabel ?? t('id.passwordConfirm')}
        required
        autoComplete={autoComplete}
        // An empty pattern would match nothing that is typed; without script the service compares.
        validationPattern={password === '' ? undefined : exactPattern(password)}
        validationErrorMessage={({ validity }) =>
          t(validity.valueMissing ? 'id.passwordRepeat' : 'id.passwordMismatch')
        }
        onChange={follow}
      />
    </>
  );
}
