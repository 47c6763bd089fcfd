'use client';
import { localeOf, useHost } from '@broadsheet/block-kit';
import { chooseFacebookLocale } from '@broadsheet/sdk-identity/operations';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SocialSignOn, SocialSignOnOptions } from '../SocialSignOn.ts';
import { useLatest } from '../../callbacks/useLatest.ts';
import { drawFacebookButtons } from './drawFacebookButtons.ts';
import { useFacebookCallback } from './useFacebookCallback.ts';

/** Milliseconds from Facebook's word to the next step. */
const SIGNED_IN_DELAY_MS = 1500;

export interface FacebookOptions extends SocialSignOnOptions {
  /** `undefined`: not configured. */
  readonly appId: string | undefined;
  /** Whether a press may open Facebook's dialog; its own button does so by itself. */
  readonly customButton: boolean;
}

export interface FacebookSignOn extends SocialSignOn {
  /** Has Facebook draw its own buttons (`fb-login-button`) inside an element; does nothing before `ready`. */
  readonly drawButton: (place: HTMLElement) => void;
}

type Status = SocialSignOn['status'];

/** Facebook's script, before it is needed: browsers open a window only close to a press. */
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
          locale: chooseFacebookLocale(localeOf(locale)),
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
    // The status tells of a failure, and a reader who presses the button hears of it.
    if (isOn) load(customButton).catch(() => undefined);
  }, [isOn, load, customButton]);
  return { status: isOn ? status : 'off', load };
}

/** Runs once after some milliseconds, unless the block is gone by then. */
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
 * Facebook's login. Some time after Facebook has said that the reader is connected, it is looked
 * at whether they are signed in.
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
    // A dialog that was blocked or closed may never be answered for: another press is another try.
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const isConnected = await attempt(async () => {
      // Without its script Facebook has drawn no button, so what was pressed is one of our own.
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
