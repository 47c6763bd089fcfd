'use client';
import { toLocale, useHost } from '@broadsheet/block-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { readProviderReturn } from '../../oidc/providerReturn.ts';
import type { SocialSignOn, SocialSignOnOptions } from '../SocialSignOn.ts';
import { useLatest } from '../../callbacks/useLatest.ts';
import { wasNotShown } from './GoogleIdentity.ts';
import type { GoogleIdentity } from './GoogleIdentity.ts';
import { joinGoogle } from './joinGoogle.ts';
import type { GoogleSettings } from './joinGoogle.ts';
import { useClearFocus } from './useClearFocus.ts';
import { useGoogleScript } from './useGoogleScript.ts';

/** The cookie in which Google counts how often a reader has closed the prompt, which decides how long it is not shown. */
const COOL_DOWN_COOKIE = 'g_state';

export interface GoogleOptions extends SocialSignOnOptions, Pick<GoogleSettings, 'purpose'> {
  /** Google's client id; `undefined` if Google is not configured. */
  readonly clientId: string | undefined;
  /** Prompts by itself while nobody is signed in, except on the way back from another provider. */
  readonly promptsUnasked: boolean;
  /** The element, with an id, in which the prompt is shown if it is visible; otherwise it is in the corner of the window. */
  readonly promptPlace?: RefObject<HTMLElement | null>;
}

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0;

export interface GoogleSignOn extends SocialSignOn {
  /** Whether the reader asked for the prompt and it was not shown, so that the block should say so (`id.google.blocked`). */
  readonly isBlocked: boolean;
  /**
   * Draws Google's own button into an element; does nothing before `ready`.
   *
   * @param width in CSS pixels, 400 at most
   */
  readonly drawButton: (place: HTMLElement, width: number) => void;
}

/** Returns whether the URL was that of a return from a provider when the block was hydrated. */
function useCameBack() {
  const { environment } = useHost();
  const cameBack = useRef(false);
  useEffect(() => {
    cameBack.current = readProviderReturn(environment.address()) !== undefined;
  }, [environment]);
  return cameBack;
}

/**
 * Returns a function that shows the prompt to a reader who asked for it; if it is not shown, once more without its
 * cool-down.
 */
function usePrompt() {
  const { environment } = useHost();
  const [isBlocked, setBlocked] = useState(false);
  const rounds = useRef(0);
  const prompt = useCallback(
    (google: GoogleIdentity) => {
      // A prompt that is already open would ignore the click.
      google.cancel();
      const round = (rounds.current += 1);
      let isAgain = false;
      google.prompt((moment) => {
        if (isAgain || round !== rounds.current || !wasNotShown(moment)) return;
        isAgain = true;
        setBlocked(true);
        environment.writeCookie(COOL_DOWN_COOKIE, '', { maxAgeSeconds: 0 });
        google.prompt();
      });
    },
    [environment],
  );
  return { isBlocked, setBlocked, prompt };
}

/** Returns a function that renders Google's button in the size that fits, once its script has loaded. */
function useDrawButton(google: GoogleIdentity | undefined, purpose: GoogleSettings['purpose']) {
  const { locale } = useHost();
  return useCallback(
    (place: HTMLElement, width: number) =>
      google?.renderButton(place, {
        type: 'standard',
        theme: 'outline',
        size: 'large',
        shape: 'rectangular',
        logo_alignment: 'left',
        text: `${purpose}_with`,
        width,
        locale: toLocale(locale),
      }),
    [google, purpose, locale],
  );
}

/** Returns Sign In With Google: its prompt, and the functions for Google's own or a custom button. */
export function useGoogle(options: GoogleOptions): GoogleSignOn {
  const { client, clientId, purpose, promptsUnasked, promptPlace, attempt } = options;
  const { log } = useHost();
  const latest = useLatest(options);
  const cameBack = useCameBack();
  const { isBlocked, setBlocked, prompt } = usePrompt();
  const { script, load } = useGoogleScript({ isOn: client !== undefined && clientId !== undefined });
  const isPrompted = useRef(false);
  const google = script.status === 'ready' ? script.google : undefined;
  const drawButton = useDrawButton(google, purpose);
  useClearFocus(google, promptPlace);

  const receive = useCallback(
    async (response: unknown) => {
      const { client: current, attempt: run, onSignedIn } = latest.current;
      setBlocked(false);
      if (current === undefined) return;
      if (await run(() => current.signInWithGoogle(response))) onSignedIn();
    },
    [latest, setBlocked],
  );

  useEffect(() => {
    if (google === undefined || client === undefined || clientId === undefined) return;
    let isCurrent = true;
    const promptUnasked = async () => {
      const isLoggedIn = await client.isLoggedIn();
      if (isCurrent && !isLoggedIn) google.prompt();
    };
    const place = promptPlace?.current ?? undefined;
    const promptParentId = place !== undefined && isShown(place) ? place.id : undefined;
    const settings = { clientId, purpose, promptParentId };
    const leave = joinGoogle(google, settings, (response) => void receive(response));
    if (isPrompted.current) prompt(google);
    else if (promptsUnasked && !cameBack.current)
      promptUnasked().catch((error: unknown) => log(`Google could not prompt the reader. ${String(error)}`));
    isPrompted.current = false;
    return () => {
      isCurrent = false;
      leave();
      google.cancel();
    };
  }, [google, client, clientId, purpose, promptsUnasked, promptPlace, cameBack, prompt, receive, log]);

  function press() {
    setBlocked(false);
    isPrompted.current = google === undefined;
    void attempt(async () => (google === undefined ? load() : prompt(google)));
  }

  return { status: script.status, isBlocked, press, drawButton };
}
