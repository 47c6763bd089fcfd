'use client';
/** The buttons of Google, Facebook, Apple and OpenID in the short checkout; they are fetched after its form. */
import {
  getSocialProviders,
  OpenIdButton,
  PROVIDER_ERRORS,
  ProviderButton,
  ProviderFrame,
  readyConfig,
  useApple,
  useFacebook,
  useGoogle,
  useIdentityConfig,
  useOpenId,
  useSocialAttempts,
} from '@broadsheet/identity-ui';
import type { IdentityClient } from '@broadsheet/sdk-identity';

const WORDS = 'Login';

/** The checkout goes on by itself: it follows the session. */
const goOn = () => undefined;

export interface ProvidersProps {
  readonly identity: IdentityClient;
}

/** Renders the configured providers; whoever logs in with one comes back to the checkout. */
export function Providers({ identity }: ProvidersProps) {
  const configured = getSocialProviders(readyConfig(useIdentityConfig(identity)));
  const { problem, isBusy, run } = useSocialAttempts(PROVIDER_ERRORS);
  const shared = { client: identity, attempt: run, onSignedIn: goOn };
  const google = useGoogle({
    ...shared,
    clientId: configured.google?.clientId,
    purpose: 'signin',
    promptsUnasked: false,
  });
  const facebook = useFacebook({ ...shared, appId: configured.facebook?.appId, customButton: true });
  const apple = useApple({ ...shared, apple: configured.apple, staysHere: true });
  const openId = useOpenId({ ...shared, staysHere: true });
  const named = { google, facebook, apple };
  const shown = (['google', 'facebook', 'apple'] as const).filter((name) => named[name].status !== 'off');
  if (shown.length + configured.openId.length === 0) return null;
  return (
    <ProviderFrame
      hideDiv={false}
      isBusy={isBusy}
      problem={problem ?? (google.isBlocked ? 'id.google.blocked' : undefined)}
    >
      {shown.map((name) => (
        <ProviderButton key={name} of={name} purpose={WORDS} onPress={named[name].press} />
      ))}
      {configured.openId.map(({ clientId, name }) => (
        <OpenIdButton key={clientId} name={name} purpose={WORDS} onPress={() => openId.press(clientId)} />
      ))}
    </ProviderFrame>
  );
}
