'use client';
import { toLocale, useHost } from '@broadsheet/block-kit';
import { chooseFacebookLocale } from '@broadsheet/sdk-identity/operations';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SocialSignOn, SocialSignOnOptions } from '../SocialSignOn.ts';
import { useLatest } from '../../callbacks/useLatest.ts';
import { drawFacebookButtons } from './drawFacebookButtons.ts';
import { useFacebookCallback } from './useFacebookCallback.ts';

/** Milliseconds from Facebook's answer to the check whether the reader is signed in. */
const SIGNED_IN_DELAY_MS = 1500;

export interface FacebookOptions extends SocialSignOnOptions {
  /** Facebook's app id; `undefined` if Facebook is not configured. */
  readonly appId: string | undefined;
  /** Whether a press may open Facebook's dialog; its own button does so by itself. */
  readonly customButton: boolean;
}

export interface FacebookSignOn extends SocialSignOn {
  /** Renders Facebook's own buttons (`fb-login-button`) inside an element; does nothing before `ready`. */
  readonly drawButton: (place: HTMLElement) => void;
}

type Status = SocialSignOn['status'];

/** Loads Facebook's script before it is needed, because browsers only open a window shortly after a click. */
function useFacebookScript({ client, appId, customButton }: FacebookOptions) {
  const { locale } = useHost();
  const [status, setStatus] = useState<Status>('loading');
  const running = useRef<Promise<void>>(undefined);
  const isOn = client !== undefined && appId !== undefined;
  const start = useCallback(
    async (isCustom: boolean) => {
      if (client === undefined || appId === undefined) return;
      setStatus('loading');
      try {
        await client.initFacebookLogin({
          appId,
          locale: chooseFacebookLocale(toLocale(locale)),
          customButton: isCustom,
        });
        setStatus('ready');
      } catch (error) {
        setStatus('failed');
        throw error;
      }
    },
    [client, appId, locale],
  );
  const load = useCallback(
    (isCustom: boolean) => {
      const known = running.current;
      if (known !== undefined) return known;
      const next = start(isCustom).finally(() => {
        running.current = undefined;
      });
      running.current = next;
      return next;
    },
    [start],
  );
  useEffect(() => {
    // The status shows the failure, and a click on the button reports it.
    if (isOn) load(customButton).catch(() => undefined);
  }, [isOn, load, customButton]);
  return { status: isOn ? status : 'off', load };
}

/** Returns a function that runs a callback after some milliseconds, unless the block is unmounted by then. */
function useDelayed() {
  const { environment } = useHost();
  const stop = useRef<() => void>(undefined);
  const cancel = useCallback(() => stop.current?.(), []);
  useEffect(() => cancel, [cancel]);
  return useCallback(
    (milliseconds: number, run: () => void) => {
      cancel();
      stop.current = environment.every(milliseconds, () => {
        cancel();
        run();
      });
    },
    [cancel, environment],
  );
}

/**
 * Returns Facebook's login. Shortly after Facebook reports that the reader is connected, the hook checks whether they are
 * signed in.
 */
export function useFacebook(options: FacebookOptions): FacebookSignOn {
  const { log } = useHost();
  const { status, load } = useFacebookScript(options);
  const latest = useLatest({ ...options, status });
  const later = useDelayed();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const goOn = useCallback(async () => {
    const { client, onSignedIn } = latest.current;
    if ((await client?.isLoggedIn()) === true) onSignedIn();
  }, [latest]);

  const press = useCallback(async () => {
    const { client, attempt, status: now } = latest.current;
    if (client === undefined) return;
    // A dialog that was blocked or closed may never answer, so another click is another attempt.
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const isConnected = await attempt(async () => {
      // Without its script Facebook has rendered no button, so the click was on a custom one.
      if (now !== 'ready') await load(true);
      await client.facebookSignOn({ signal });
    });
    if (!isConnected || signal.aborted) return;
    later(SIGNED_IN_DELAY_MS, () => {
      goOn().catch((error: unknown) => log(`Nobody knows who is signed in. ${String(error)}`));
    });
  }, [latest, later, load, goOn, log]);

  const callback = useCallback(() => void press(), [press]);
  useFacebookCallback(status === 'off' ? undefined : callback);
  const drawButton = useCallback(
    (place: HTMLElement) => status === 'ready' && drawFacebookButtons(place),
    [status],
  );
  return { status, press: callback, drawButton };
}
