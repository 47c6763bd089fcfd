/** How the running site learns that it must stop. */
import type { EventEmitter } from 'node:events';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/**
 * Milliseconds within which two signals count as one: a terminal signals every process in it, and the program that started
 * the site passes its own signal on.
 */
const SAME_MS = 1_000;

/** The part of a process that is listened to. */
export interface SignalledProcess extends Pick<EventEmitter, 'on'> {
  /** False once the parent process is gone, `undefined` if there is no channel to one. */
  readonly connected?: boolean | undefined;
  readonly channel?: { unref(): void } | null | undefined;
}

export interface StopOrders {
  /** Called once: by the first signal, or when the parent process is gone. */
  readonly stop: () => void;
  /** Called by a second signal, when the user does not want to wait. */
  readonly stopAtOnce: () => void;
}

/** Listens for the signals and events that tell a process to stop. */
export function onStopSignal(running: SignalledProcess, { stop, stopAtOnce }: StopOrders): void {
  let firstAt: number | undefined;
  const begin = (): void => {
    if (firstAt !== undefined) return;
    firstAt = performance.now();
    stop();
  };
  for (const signal of SIGNALS)
    running.on(signal, () => {
      if (firstAt !== undefined && performance.now() - firstAt > SAME_MS) stopAtOnce();
      else begin();
    });
  running.on('disconnect', begin);
  // The channel only reports that its other end is gone; it must not keep the process alive.
  running.channel?.unref();
  if (running.connected === false) begin();
}
