'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { Button } from '@broadsheet/ui';
import { phrases } from './phrases.ts';
import type { ProviderButtonProps } from './ProviderButton.tsx';

export interface OpenIdButtonProps extends Omit<ProviderButtonProps, 'of'> {
  /** The provider's name for readers. */
  readonly name: string | undefined;
}

/** Renders the button of a provider without a design of its own. */
export function OpenIdButton({ name = 'OpenID', purpose, onPress }: OpenIdButtonProps) {
  const t = usePhrases(phrases);
  return (
    <Button variant="secondary" size="large" fullWidth onClick={onPress}>
      {t(`id.openid.${purpose === 'SignUp' ? 'signup' : 'login'}`, { name })}
    </Button>
  );
}
