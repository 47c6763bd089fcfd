'use client';
import type { FacebookSignOn } from '@broadsheet/identity-ui';
import { useEffect, useRef, useState } from 'react';
import { ButtonPlace } from './ButtonPlace.tsx';
import { buttonWidth } from './buttonWidth.ts';

export interface FacebookButtonProps {
  readonly facebook: Pick<FacebookSignOn, 'status' | 'drawButton'>;
  readonly purpose: 'Login' | 'SignUp';
}

/** Renders the element whose attributes tell Facebook's script how to draw its button. */
export function FacebookButton({ facebook, purpose }: FacebookButtonProps) {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number>();
  const { status, drawButton } = facebook;
  useEffect(() => {
    if (place.current !== null) setWidth(buttonWidth(place.current));
  }, []);
  useEffect(() => {
    if (status === 'ready' && width !== undefined && place.current !== null) drawButton(place.current);
  }, [status, width, drawButton]);
  return (
    <ButtonPlace ref={place}>
      {width !== undefined && (
        <div
          className="fb-login-button"
          data-width={width}
          data-size="large"
          data-button-type={purpose === 'SignUp' ? 'continue_with' : 'login_with'}
          data-scope="public_profile,email"
          data-auto-logout-link="false"
          data-onlogin="onFacebookSignOn()"
        />
      )}
    </ButtonPlace>
  );
}
