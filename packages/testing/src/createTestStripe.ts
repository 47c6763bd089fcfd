/** The card provider's script as a page sees it: it records calls, and a test chooses the answers. */
import { vi } from 'vitest';

type Answer = Readonly<Record<string, unknown>>;
type Handler = (event: unknown) => void;

const CARD = { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2031 };

/** An element that the provider renders, with the page's event handlers. */
export interface TestElement {
  readonly options: Answer;
  emit(type: string, event?: unknown): void;
}

function createElement(options: Answer) {
  const handlers = new Map<string, Set<Handler>>();
  const on = (type: string, handler: Handler) => {
    handlers.set(type, (handlers.get(type) ?? new Set()).add(handler));
    return element;
  };
  const off = (type: string, handler: Handler) => {
    handlers.get(type)?.delete(handler);
    return element;
  };
  const element = { options, mount: () => element, on, off, once: on };
  return Object.assign(element, {
    update: () => undefined,
    destroy: () => undefined,
    unmount: () => undefined,
    emit: (type: string, event?: unknown) => handlers.get(type)?.forEach((handler) => handler(event)),
  });
}

export function createTestStripe() {
  const calls = {
    createPaymentMethod: vi.fn(async (_data: unknown): Promise<Answer> => ({
      paymentMethod: { id: 'pm_1', card: CARD },
    })),
    confirmCardPayment: vi.fn(async (_secret: string, _data: unknown): Promise<Answer> => ({
      paymentIntent: { id: 'pi_1', status: 'succeeded' },
    })),
    confirmCardSetup: vi.fn(async (_secret: string, _data: unknown): Promise<Answer> => ({
      setupIntent: { id: 'seti_1', status: 'succeeded' },
    })),
    confirmPayment: vi.fn(async (_data: Answer): Promise<Answer> => ({
      paymentIntent: { id: 'pi_1', status: 'succeeded' },
    })),
    confirmSetup: vi.fn(async (_data: Answer): Promise<Answer> => ({
      setupIntent: { id: 'seti_1', status: 'succeeded' },
    })),
    handleNextAction: vi.fn(async (_data: Answer): Promise<Answer> => ({
      paymentIntent: { id: 'pi_1', status: 'succeeded' },
    })),
    retrievePaymentIntent: vi.fn(async (_secret: string): Promise<Answer> => ({
      paymentIntent: { id: 'pi_1', status: 'requires_payment_method' },
    })),
    retrieveSetupIntent: vi.fn(async (_secret: string): Promise<Answer> => ({
      setupIntent: { id: 'seti_1', status: 'requires_payment_method' },
    })),
  };
  /** The wallet elements in the order of their creation, each with the options of its group. */
  const wallets: (TestElement & { readonly group: Answer })[] = [];
  /** The card fields that the page shows, by type. */
  const fields = new Map<string, TestElement>();
  /** The types of the elements that the page has focused. */
  const focused: string[] = [];
  const elements = (group: Answer = {}) => {
    const made = new Map<string, unknown>();
    return {
      create(type: string, options: Answer = {}) {
        const element = Object.assign(createElement(options), { focus: () => void focused.push(type) });
        made.set(type, element);
        fields.set(type, element);
        if (type === 'expressCheckout') wallets.push({ group, options, emit: element.emit });
        return element;
      },
      getElement: (type: string) => made.get(type) ?? null,
      update: () => undefined,
      fetchUpdates: () => undefined,
      submit: async () => ({}),
    };
  };
  const stripe = { ...calls, elements, createToken: () => undefined };
  const open = vi.fn((_key: string, _options: unknown) => stripe);
  // The vendor's package keeps the first script that it finds, even if another test file installs its own.
  const script = vi.fn((key: string, options: unknown): unknown =>
    Reflect.get(globalThis, 'Stripe').open(key, options),
  );
  return {
    ...calls,
    wallets,
    fields,
    focused,
    open,
    script: Object.assign(script, { version: 'endive', open }),
  };
}
