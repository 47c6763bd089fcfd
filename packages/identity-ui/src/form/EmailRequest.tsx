'use client';
/**
 * A form that requests a mail: an email field, perhaps a bot challenge, and afterwards the notice that the mail was sent. The
 * notice is the same for every address, whether it has an account or not. After a form without script, the notice does not
 * contain the address.
 */
import { usePhrases } from '@broadsheet/block-kit';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ChallengeField } from '../challenge/ChallengeField.tsx';
import { useChallengedCalls } from '../challenge/useChallengedCalls.ts';
import type { ChallengedCall, ChallengedCallsOptions } from '../challenge/useChallengedCalls.ts';
import { postedEnglish, postedError } from './postedError.ts';
import { phrases } from '../phrases.ts';
import { AccountForm } from './AccountForm.tsx';
import { EmailField } from './EmailField.tsx';
import { FormText } from './FormText.tsx';
import { Notice } from './Notice.tsx';
import { usePostedForm } from './usePostedForm.ts';

const english = { ...phrases, ...postedEnglish };
const ERRORS = { otherwise: 'failed' } as const;

export interface EmailRequestProps {
  /** The name under which a browser without script posts the form, e.g. `forgot-password`. */
  readonly post: string;
  /** The bot challenge that precedes the call; none unless told. */
  readonly flow?: ChallengedCallsOptions<string>['flow'];
  /** The identity client; `undefined` until it has loaded. */
  readonly client: IdentityClient | undefined;
  readonly request: (email: string) => ChallengedCall;
  readonly heading: string;
  readonly text: ReactNode;
  readonly submitLabel: string;
  readonly placeholder?: string;
  /** The message for an error of the service. Default: a general sentence. */
  readonly failed?: string;
  readonly sentHeading: string;
  /** Returns the notice's text. @param email `undefined` after a form that was posted without script */
  readonly sentText: (email: string | undefined) => ReactNode;
  /** The form stands under what a reader was at, such as a link that does not work, and takes the focus. */
  readonly reason?: { readonly heading: string; readonly text: string };
  readonly busy?: boolean;
}

export function EmailRequest(props: EmailRequestProps) {
  const { post, heading, text, sentHeading, sentText, reason } = props;
  const posted = usePostedForm(post);
  const [email, setEmail] = useState<string>();
  if (email !== undefined)
    return <Notice key="sent" heading={sentHeading} text={sentText(email)} takesFocus />;
  if (reason !== undefined)
    return (
      <Notice {...reason} takesFocus>
        <RequestForm {...props} name={{ label: heading }} onSent={setEmail} />
      </Notice>
    );
  if (posted.status === 'accepted')
    return <Notice heading={sentHeading} text={sentText(undefined)} takesFocus={false} />;
  return (
    <RequestForm {...props} name={{ heading }} onSent={setEmail}>
      <FormText>{text}</FormText>
    </RequestForm>
  );
}

interface RequestFormProps extends EmailRequestProps {
  readonly name: { readonly heading: string } | { readonly label: string };
  readonly onSent: (email: string) => void;
  readonly children?: ReactNode;
}

function RequestForm({ name, onSent, children, ...props }: RequestFormProps) {
  const { post, flow, client, request, submitLabel, placeholder, failed, busy = false } = props;
  const t = usePhrases(english);
  const posted = usePostedForm(post);
  const [isTried, setTried] = useState(false);
  const { challenge, error, send } = useChallengedCalls({ flow, client, errors: ERRORS });
  const problem = isTried ? error : postedError(posted, ERRORS);

  async function submit(email: string) {
    setTried(true);
    if (await send(request(email))) onSent(email);
  }

  return (
    <AccountForm
      {...name}
      post={post}
      submitLabel={submitLabel}
      error={problem === 'failed' ? (failed ?? t('id.err.generic')) : problem && t(problem)}
      busy={busy}
      onSubmit={({ email = '' }) => submit(email)}
    >
      {children}
      <EmailField {...(placeholder !== undefined && { placeholder })} />
      <ChallengeField challenge={challenge} />
    </AccountForm>
  );
}
