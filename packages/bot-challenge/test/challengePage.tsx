/** A page with a challenge whose vendor a test controls. */
import { HostProvider } from '@broadsheet/block-kit';
import { createMemoryStore } from '@broadsheet/client-core';
import type { KeyValueStore } from '@broadsheet/client-core';
import { createTestEnvironment, createTestHost } from '@broadsheet/testing';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect } from 'vitest';
import { BotChallenge, useBotChallenge } from '../src/index.ts';
import type { BotChallengeOptions, BotChallengeState } from '../src/index.ts';

export const INVISIBLE = { signinRecaptcha: true, recaptchaSiteKey: 'key', recaptchaScore: 0.5 };
export const CHECKBOX = { ...INVISIBLE, recaptchaScore: -1 };

interface WidgetOptions {
  readonly sitekey: string;
  readonly theme: string;
  readonly size: string;
  readonly callback: (token: string | null) => void;
  readonly 'expired-callback': () => void;
  readonly 'error-callback': () => void;
}

/** Creates the object that the vendor's script defines, controlled by the test. */
function createVendor() {
  const widgets: WidgetOptions[] = [];
  const executed: unknown[] = [];
  const resets: number[] = [];
  let refuses = false;
  return {
    widgets,
    executed,
    resets,
    refuse: () => {
      refuses = true;
    },
    grecaptcha: {
      ready: (run: () => void) => run(),
      render(_: HTMLElement, options: WidgetOptions) {
        widgets.push(options);
        return widgets.length - 1;
      },
      reset: (id: number) => void resets.push(id),
      async execute(client: string | number, { action }: { readonly action: string }) {
        executed.push([client, action]);
        if (refuses) throw new Error('Invalid site key');
        return `token-${executed.length}`;
      },
    },
  };
}

/** The vendor and the store of the current test. */
export const page: { vendor: ReturnType<typeof createVendor>; store: KeyValueStore } = {
  vendor: createVendor(),
  store: createMemoryStore(),
};

export const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="/recaptcha/"]')];
export const settle = () => act(async () => new Promise<void>((resolve) => void setTimeout(resolve)));

export async function arrive(grecaptcha: object | undefined = page.vendor.grecaptcha) {
  if (grecaptcha !== undefined) Reflect.set(globalThis, 'grecaptcha', grecaptcha);
  scripts().at(-1)?.dispatchEvent(new Event('load'));
  await settle();
}
export async function failToArrive() {
  scripts().at(-1)?.dispatchEvent(new Event('error'));
  await settle();
}
export async function showBox() {
  await arrive();
  await waitFor(() => expect(page.vendor.widgets).not.toEqual([]), { timeout: 10_000 });
}

/** Creates a vendor and a store for each test and cleans up after it. Call it in each test file. */
export function startAfresh(): void {
  beforeEach(() => {
    page.vendor = createVendor();
    page.store = createMemoryStore();
  });
  afterEach(async () => {
    cleanup();
    Reflect.deleteProperty(globalThis, 'grecaptcha');
    // A load that a test leaves unfinished would be shared with the next test.
    for (const script of scripts()) script.dispatchEvent(new Event('error'));
    await settle();
    localStorage.clear();
  });
}

export function mount(options: Partial<BotChallengeOptions> = {}, locale = 'en') {
  const environment = createTestEnvironment();
  const { host, logs } = createTestHost({ environment, site: { locale } });
  let current: BotChallengeState | undefined;
  function Login(props: Partial<BotChallengeOptions>) {
    const challenge = useBotChallenge({
      challengeIn: 'signin',
      config: INVISIBLE,
      store: page.store,
      ...props,
    });
    useEffect(() => {
      current = challenge;
    });
    return <BotChallenge challenge={challenge} />;
  }
  const view = (props: Partial<BotChallengeOptions>) => (
    <HostProvider host={host}>
      <Login {...props} />
    </HostProvider>
  );
  const { container, rerender } = render(view(options));
  return {
    container,
    environment,
    logs,
    challenge: () => {
      if (current === undefined) throw new Error('Nothing was rendered.');
      return current;
    },
    change: async (props: Partial<BotChallengeOptions>) => {
      rerender(view(props));
      await settle();
    },
  };
}

export const tick = (token: string | null) => act(() => page.vendor.widgets.at(-1)?.callback(token));
