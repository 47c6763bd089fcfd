'use client';
import { useHost } from '@broadsheet/block-kit';
import { useEffect, useRef, useState } from 'react';
import { ReCAPTCHA } from 'react-google-recaptcha';
import type { Recaptcha } from './loadRecaptcha.ts';

export interface CheckboxWidgetProps {
  readonly vendor: Recaptcha;
  readonly siteKey: string;
  /** The number of the round; a change resets the widget. */
  readonly round: number;
  readonly onToken: (token: string | undefined) => void;
  readonly onError: () => void;
}

/** The width of the widget in its normal size, in CSS pixels. */
const NORMAL_WIDTH = 304;

type Look = { readonly theme: 'light' | 'dark'; readonly size: 'normal' | 'compact' };

function getLook(place: HTMLElement, prefersDark: boolean): Look {
  const chosen = place.ownerDocument.documentElement.dataset['theme'];
  const isDark = chosen === 'dark' || (chosen !== 'light' && prefersDark);
  const isNarrow = place.clientWidth > 0 && place.clientWidth < NORMAL_WIDTH;
  return { theme: isDark ? 'dark' : 'light', size: isNarrow ? 'compact' : 'normal' };
}

/** Renders the vendor's checkbox. It is a module of its own, which only pages with this challenge load. */
export function CheckboxWidget({ vendor, siteKey, round, onToken, onError }: CheckboxWidgetProps) {
  const { environment } = useHost();
  const place = useRef<HTMLDivElement>(null);
  const widget = useRef<ReCAPTCHA>(null);
  const firstRound = useRef(round);
  const [look, setLook] = useState<Look>();
  useEffect(() => {
    if (place.current === null) return;
    setLook(getLook(place.current, environment.matches('(prefers-color-scheme: dark)')));
  }, [environment]);
  useEffect(() => {
    if (round === firstRound.current) return;
    firstRound.current = round;
    widget.current?.reset();
  }, [round]);
  return (
    <div ref={place}>
      {look !== undefined && (
        <ReCAPTCHA
          ref={widget}
          grecaptcha={vendor}
          sitekey={siteKey}
          theme={look.theme}
          size={look.size}
          onChange={(token) => onToken(token ?? undefined)}
          onExpired={() => onToken(undefined)}
          onErrored={onError}
        />
      )}
    </div>
  );
}
