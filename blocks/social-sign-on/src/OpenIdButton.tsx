'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { Button } from '@broadsheet/ui';
import type { OwnButtonProps } from './OwnButton.tsx';
import { phrases } from './phrases.ts';

export interface OpenIdButtonProps extends Omit<OwnButtonProps, 'of'> {
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
