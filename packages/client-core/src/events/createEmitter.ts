/** The names of the events and what each one carries; `void` carries nothing. */
type Payload<Events, Name extends keyof Events> = Events[Name] extends void ? [] : [payload: Events[Name]];

type Listener<Events, Name extends keyof Events> = (...payload: Payload<Events, Name>) => void;

export interface Emitter<Events> {
  /**
   * Listens until told otherwise. The same function may listen twice; each subscription ends by itself.
   *
   * @returns ends the subscription; calling it again does nothing
   */
  on<Name extends keyof Events>(name: Name, listener: Listener<Events, Name>): () => void;
  /**
   * Calls the event's listeners at once, in the order in which they came. One that was added meanwhile hears the next
   * event, one that was removed meanwhile hears nothing.
   */
  emit<Name extends keyof Events>(name: Name, ...payload: Payload<Events, Name>): void;
}

export interface EmitterOptions {
  /** Gets what a listener throws; the other listeners are called all the same. `reportError` fits. Must not throw. */
  readonly onError: (error: unknown) => void;
}

interface Subscription<Events, Name extends keyof Events> {
  readonly listener: Listener<Events, Name>;
}

type Subscriptions<Events> = { [Name in keyof Events]?: Set<Subscription<Events, Name>> };

/**
 * Makes an emitter.
 *
 * @example
 * const events = createEmitter<{ loggedIn: { uuid: string }; loggedOut: void }>({ onError: reportError });
 */
export function createEmitter<Events>({ onError }: EmitterOptions): Emitter<Events> {
  const subscriptions: Subscriptions<Events> = {};

  function on<Name extends keyof Events>(name: Name, listener: Listener<Events, Name>): () => void {
    const subscription: Subscription<Events, Name> = { listener };
    const listening = subscriptions[name] ?? new Set<Subscription<Events, Name>>();
    subscriptions[name] = listening;
    listening.add(subscription);
    return () => {
      listening.delete(subscription);
    };
  }

  function emit<Name extends keyof Events>(name: Name, ...payload: Payload<Events, Name>): void {
    const listening = subscriptions[name];
    if (listening === undefined) return;
    const present = [...listening];
    for (const subscription of present) {
      if (!listening.has(subscription)) continue;
      try {
        subscription.listener(...payload);
      } catch (error) {
        onError(error);
      }
    }
  }

  return { on, emit };
}
