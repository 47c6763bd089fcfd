'use client';
import { localeOf, useHost } from '@broadsheet/block-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { readProviderReturn } from '../../oidc/providerReturn.ts';
import type { SocialSignOn, SocialSignOnOptions } from '../SocialSignOn.ts';
import { useLatest } from '../../callbacks/useLatest.ts';
import { wasNotShown } from './GoogleIdentity.ts';
import type { GoogleIdentity } from './GoogleIdentity.ts';
import { joinGoogle } from './joinGoogle.ts';
import type { GoogleSettings } from './joinGoogle.ts';
import { useGoogleScript } from './useGoogleScript.ts';

/** In which Google notes how often a reader has closed the prompt, and so how long it stays away. */
const COOL_DOWN_COOKIE = 'g_state';

export interface GoogleOptions extends SocialSignOnOptions, Pick<GoogleSettings, 'purpose'> {
  /** `undefined`: not configured. */
  readonly clientId: string | undefined;
  /** Prompts by itself while nobody is signed in, except on the way back from another provider. */
  readonly promptsUnasked: boolean;
  /** Where the prompt stands if this element is shown, which has an id; in the corner of the window otherwise. */
  readonly promptPlace?: RefObject<HTMLElement | null>;
}

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0;

export interface GoogleSignOn extends SocialSignOn {
  /** The reader asked for the prompt and did not get to see it: tell them (`id.google.blocked`). */
  readonly isBlocked: boolean;
  /**
   * Draws Google's own button into an element; does nothing before `ready`.
   *
   * @param width in CSS pixels, 400 at most
   */
  readonly drawButton: (place: HTMLElement, width: number) => void;
}

/** Whether the address was that of a return from a provider when the block woke. */
function useCameBack() {
  const { environment } = useHost();
  const cameBack = useRef(false);
  useEffect(() => {
    cameBack.current = readProviderReturn(environment.address()) !== undefined;
  }, [environment]);
  return cameBack;
}

/** Shows the prompt to a reader who asked for it; where it stays away, once more without its cool-down. */
function usePrompt() {
  const { environment } = useHost();
  const [isBlocked, setBlocked] = useState(false);
  const rounds = useRef(0);
  const prompt = useCallback(
    (google: GoogleIdentity) => {
      // One that is open already would leave the press without an answer.
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

/** Draws Google's button in the look that the page has room for, once Google is there. */
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
        locale: localeOf(locale),
      }),
    [google, purpose, locale],
  );
}

/** Sign In With Google: its prompt, and what a button of one's own or of Google's needs. */
export function useGoogle(options: GoogleOptions): GoogleSignOn {
  const { client, clientId, purpose, promptsUnasked, promptPlace, attempt } = options;
  const { log } = useHost();
  const latest = useLatest(options);
  const cameBack = useCameBack();
  const { isBlocked, setBlocked, prompt } = usePrompt();
  const { script, load } = useGoogleScript(client !== undefined && clientId !== undefined);
  const isAsked = useRef(false);
  const google = script.status === 'ready' ? script.google : undefined;
  const drawButton = useDrawButton(google, purpose);

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
    if (isAsked.current) prompt(google);
    else if (promptsUnasked && !cameBack.current)
      promptUnasked().catch((error: unknown) => log(`Google was not asked to prompt. ${String(error)}`));
    isAsked.current = false;
    return () => {
      isCurrent = false;
      leave();
      google.cancel();
    };
  }, [google, client, clientId, purpose, promptsUnasked, promptPlace, cameBack, prompt, receive, log]);

  function press() {
    setBlocked(false);
    isAsked.current = google === undefined;
    void attempt(async () => (google === undefined ? load() : prompt(google)));
  }

  return { status: script.status, isBlocked, press, drawButton };
}
