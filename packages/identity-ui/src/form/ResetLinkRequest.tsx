'use client';
import { useIdentity } from '@broadsheet/block-kit';
import type { ChallengedCall } from '../challenge/useChallengedCalls.ts';
import { EmailRequest } from './EmailRequest.tsx';
import type { EmailRequestProps } from './EmailRequest.tsx';

const request =
  (email: string): ChallengedCall =>
  (client, recaptchaToken) =>
    client.requestResetPassword(email, { recaptchaToken });

export type ResetLinkRequestProps = Omit<EmailRequestProps, 'post' | 'flow' | 'client' | 'request'>;

/** Renders the form that requests a mail with a link to a new password. */
export function ResetLinkRequest(props: ResetLinkRequestProps) {
  const identity = useIdentity();
  return (
    <EmailRequest
      {...props}
      post="forgot-password"
      flow="resetPassword"
      client={identity.status === 'ready' ? identity.client : undefined}
      request={request}
    />
  );
}
