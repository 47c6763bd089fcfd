/** The card provider's script as a page sees it: what it is asked, and answers that a test chooses. */
import { vi } from 'vitest';

type Answer = Readonly<Record<string, unknown>>;

const CARD = { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2031 };

function createElement() {
  const element = { mount: () => element, on: () => element, off: () => element, once: () => element };
  return Object.assign(element, {
    update: () => undefined,
    destroy: () => undefined,
    unmount: () => undefined,
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
    retrievePaymentIntent: vi.fn(async (_secret: string): Promise<Answer> => ({
      paymentIntent: { id: 'pi_1', status: 'requires_payment_method' },
    })),
  };
  const made = new Map<string, unknown>();
  const elements = {
    create(type: string) {
      const element = createElement();
      made.set(type, element);
      return element;
    },
    getElement: (type: string) => made.get(type) ?? null,
    update: () => undefined,
    fetchUpdates: () => undefined,
  };
  const stripe = { ...calls, elements: () => elements, createToken: () => undefined };
  const script = vi.fn((_key: string, _options: unknown) => stripe);
  return { ...calls, script: Object.assign(script, { version: 'endive' }) };
}
