'use client';
import { usePhrases } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import {
  AccountForm,
  BotChallenge,
  EmailField,
  OWNER_REFUSALS,
  readerEnglish,
  refusalOf,
  socialEnglish,
  Terms,
  useChallengedCalls,
  useEntrance,
} from '@broadsheet/reader';
import { TextField } from '@broadsheet/ui';
import type { FormValues } from '@broadsheet/ui';
import type { fields } from './fields.ts';
import { phrases } from './phrases.ts';

export type LoginProps = FieldValues<typeof fields>;

const english = { ...readerEnglish, ...socialEnglish, ...phrases };

/** Refusals that say more than that the login failed (spec identity §8). */
const REFUSALS = {
  byCode: {
    '100013': 'id.err.devices',
    '100015': 'id.err.disabled',
    '130051': 'id.err.unverified',
  },
  otherwise: 'id.err.credentials',
} as const;

/** Of a return from a provider. */
const RETURN_REFUSALS = { byCode: OWNER_REFUSALS, otherwise: 'id.err.provider' } as const;

/** Signs in with a password, and sends everybody who is signed in on their way (block-contracts 6.1). */
export function Login({ termsAndPrivacyURL, ...ways }: LoginProps) {
  const t = usePhrases(english);
  const entrance = useEntrance(ways);
  const { client } = entrance;
  const { challenge, refusal, send } = useChallengedCalls({ flow: 'signin', client, refusals: REFUSALS });
  const { failure } = entrance;
  const returned = failure === undefined ? undefined : refusalOf(failure, RETURN_REFUSALS);
  const problem = refusal ?? returned?.phrase ?? (failure === undefined ? undefined : 'id.err.provider');

  async function logIn({ email = '', password = '' }: FormValues) {
    const isSignedIn = await send((identity, recaptchaToken) =>
      identity.login(email, password, { rememberMe: true, recaptchaToken }),
    );
    if (isSignedIn) await entrance.enter();
  }

  return (
    <AccountForm
      heading={t('id.loginHeadline')}
      submitLabel={t('id.login')}
      error={problem && t(problem)}
      errorPlace="top"
      busy={entrance.isLeaving}
      onSubmit={logIn}
    >
      <EmailField />
      <TextField
        type="password"
        name="password"
        label={t('id.password')}
        required
        autoComplete="current-password"
      />
      <BotChallenge challenge={challenge} />
      <Terms url={termsAndPrivacyURL} />
    </AccountForm>
  );
}
