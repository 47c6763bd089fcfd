'use client';
import type { GoogleSignOn } from '@broadsheet/identity-ui';
import { useEffect, useRef } from 'react';
import { ButtonPlace } from './ButtonPlace.tsx';
import { buttonWidth } from './buttonWidth.ts';

/** Renders the element in which Google's script draws its button. */
export function GoogleButton({ google }: { readonly google: Pick<GoogleSignOn, 'status' | 'drawButton'> }) {
  const place = useRef<HTMLDivElement>(null);
  const { status, drawButton } = google;
  useEffect(() => {
    if (status === 'ready' && place.current !== null) drawButton(place.current, buttonWidth(place.current));
  }, [status, drawButton]);
  return <ButtonPlace ref={place} />;
}
