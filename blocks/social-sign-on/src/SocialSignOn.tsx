'use client';
import { useHost } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { OpenIdButton, ProviderButton, ProviderFrame, useReader } from '@broadsheet/identity-ui';
import { OptionalPart } from '@broadsheet/ui';
import { useId, useRef, useState } from 'react';
import { FacebookButton } from './FacebookButton.tsx';
import type { fields } from './fields.ts';
import { GoogleButton } from './GoogleButton.tsx';
import { PromptPlace } from './PromptPlace.tsx';
import { useProviders } from './useProviders.ts';

export type SocialSignOnProps = FieldValues<typeof fields>;

const fetchLinked = async () => (await import('./Linked.tsx')).Linked;

const ALL = ['google', 'facebook', 'apple'] as const;
const doNothing = () => undefined;

/**
 * Renders the buttons of Google, Facebook, Apple and OpenID providers, as far as they are configured; nothing before that is
 * known.
 */
export function SocialSignOn(props: SocialSignOnProps) {
  const { isAdmin } = useHost();
  return isAdmin ? <Preview {...props} /> : <Arriving {...props} />;
}

/** Renders, in the page builder, the possible buttons; they do nothing. */
function Preview({ hideDiv, socialSignOnIn }: SocialSignOnProps) {
  return (
    <ProviderFrame hideDiv={hideDiv}>
      {ALL.map((provider) => (
        <ProviderButton key={provider} of={provider} purpose={socialSignOnIn} onPress={doNothing} />
      ))}
    </ProviderFrame>
  );
}

const toPath = (address: string): string => address.replace(/[?#].*$/, '').replace(/\/$/, '');

/**
 * Renders the ways to log in, and on the page of readers who are logged in the logins that are linked: nobody need be
 * redirected to where they are.
 */
function Arriving(props: SocialSignOnProps) {
  const { environment } = useHost();
  const reader = useReader();
  const isAtHome =
    reader.status === 'signed-in' && toPath(environment.address()) === toPath(props.loggedInPageLocation);
  return isAtHome ? (
    <OptionalPart fetchPart={fetchLinked} partProps={{ client: reader.client }} name="the linked logins" />
  ) : (
    <SignInOptions {...props} />
  );
}

/**
 * Tells whether a condition is or ever was true. When a provider's script fails, the site's own button replaces the
 * provider's; its click tries again, and it stays so that no button is replaced while the reader uses it.
 */
function useEver(isNow: boolean): boolean {
  const [wasEver, setEver] = useState(isNow);
  if (isNow && !wasEver) setEver(true);
  return isNow || wasEver;
}

function SignInOptions(props: SocialSignOnProps) {
  const { hideDiv, socialSignOnIn: purpose, customButtons } = props;
  const promptPlace = useRef<HTMLDivElement>(null);
  const promptPlaceId = useId();
  const { google, facebook, apple, openId, problem, isBusy } = useProviders(props, promptPlace);
  const ownGoogle = useEver(google.status === 'failed') || customButtons;
  const ownFacebook = useEver(facebook.status === 'failed') || customButtons;
  const hasOpenId = openId.status === 'ready' && openId.providers.length > 0;
  if (!hasOpenId && [google, facebook, apple].every(({ status }) => status === 'off')) return null;
  return (
    <>
      <ProviderFrame hideDiv={hideDiv} problem={problem} isBusy={isBusy}>
        {google.status !== 'off' &&
          (ownGoogle ? (
            <ProviderButton of="google" purpose={purpose} onPress={google.press} />
          ) : (
            <GoogleButton google={google} />
          ))}
        {facebook.status !== 'off' &&
          (ownFacebook ? (
            <ProviderButton of="facebook" purpose={purpose} onPress={facebook.press} />
          ) : (
            <FacebookButton facebook={facebook} purpose={purpose} />
          ))}
        {apple.status !== 'off' && <ProviderButton of="apple" purpose={purpose} onPress={apple.press} />}
        {hasOpenId &&
          openId.providers.map(({ clientId, name }) => (
            <OpenIdButton
              key={clientId}
              name={name}
              purpose={purpose}
              onPress={() => openId.press(clientId)}
            />
          ))}
      </ProviderFrame>
      {google.status !== 'off' && <PromptPlace ref={promptPlace} id={promptPlaceId} />}
    </>
  );
}
