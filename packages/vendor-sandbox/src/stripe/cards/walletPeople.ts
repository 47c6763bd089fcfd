import { randomBytes } from 'node:crypto';
import { ADA } from '../../person/Reader.ts';

/** An address as the vendor's wallets hand it over. */
interface WalletAddress {
  readonly line1: string;
  readonly line2: string | null;
  readonly city: string;
  readonly state: string;
  readonly postal_code: string;
  readonly country: string;
}

/** What a wallet hands over with a payment, as the vendor does. */
export interface WalletBilling {
  readonly name: string;
  readonly email?: string;
  readonly address: WalletAddress;
}

interface WalletPerson {
  /** What the sheet calls the person. */
  readonly label: string;
  readonly name: string;
  /** Returns the email address; `undefined` for a wallet that tells none. */
  readonly email: () => string | undefined;
  readonly address: WalletAddress;
}

const HAMBURG: WalletAddress = {
  line1: 'Am Kai 12',
  line2: null,
  city: 'Hamburg',
  state: '',
  postal_code: '20095',
  country: 'DE',
};
const SEATTLE: WalletAddress = {
  line1: '1 Pier',
  line2: null,
  city: 'Seattle',
  state: 'WA',
  postal_code: '98101',
  country: 'US',
};

const freshEmail = (): string => `wallet-${randomBytes(6).toString('hex')}@example.com`;

/** The people who may own the wallet in the sandbox. */
export const walletPeople = {
  fresh: { label: 'Somebody new, in Hamburg', name: 'Nora Neumann', email: freshEmail, address: HAMBURG },
  ada: {
    label: `${ADA.name}, whose account the first payment makes`,
    name: ADA.name,
    email: () => ADA.email,
    address: HAMBURG,
  },
  abroad: {
    label: 'Somebody new, in Seattle',
    name: 'Sam Rivers',
    email: freshEmail,
    address: SEATTLE,
  },
  mute: { label: 'A wallet without an email', name: 'No Mail', email: () => undefined, address: HAMBURG },
  long: {
    label: 'A name of 10,000 characters',
    name: 'N'.repeat(10_000),
    email: freshEmail,
    address: HAMBURG,
  },
  control: {
    label: 'Control characters in name and address',
    name: 'Nora\u0000\u001B[31m\u202E',
    email: freshEmail,
    address: { ...HAMBURG, city: 'Ham\u0007burg', line1: 'Am Kai\r\nBcc: all@example.com' },
  },
} as const satisfies Readonly<Record<string, WalletPerson>>;

const isKnown = (id: string): id is keyof typeof walletPeople => Object.hasOwn(walletPeople, id);

/**
 * Returns what the wallet of a person hands over.
 *
 * @param id of `walletPeople`; another is somebody new
 * @param typed an email address instead of the person's own; empty for none
 */
export function createBilling(id: string, typed: string): WalletBilling {
  const person: WalletPerson = walletPeople[isKnown(id) ? id : 'fresh'];
  const email = typed.trim() || person.email();
  return { name: person.name, ...(email !== undefined && { email }), address: person.address };
}
