import { domainToASCII, domainToUnicode } from 'node:url';

/** The maximum length of an email address (RFC 5321). */
export const LONGEST_EMAIL = 254;

const EMAIL =
  /^[^\s@<>()[\]\\,;:"\p{Cc}]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/** The characters of a domain that is not in ASCII; the joiners belong to some scripts, the stops stand for the dot. */
// oxlint-disable-next-line no-misleading-character-class -- the joiners are meant one by one
const WRITTEN_DOMAIN = /^(?=.*\P{ASCII})[\p{L}\p{M}\p{N}\u200c\u200d.\u3002\uff0e\uff61-]+$/u;

/**
 * Returns the form in which a domain is compared and reaches mail servers: in lower case and in ASCII (IDNA), because some
 * browsers send `bücher.example` as `xn--bcher-kva.example` and others as it was typed. A domain that has no such form is
 * returned in lower case.
 */
export function foldDomain(domain: string): string {
  const folded = domain.trim().normalize('NFC').toLowerCase();
  const ascii = WRITTEN_DOMAIN.test(folded) ? domainToASCII(folded) : '';
  // Digits of other scripts would become the address of a machine.
  return ascii === '' || /^[\d.]+$/.test(ascii) ? folded : ascii;
}

/**
 * Returns the form in which an address is stored and compared: readers do not remember its capitalisation, and browsers
 * differ in how they send its domain.
 */
export function foldEmail(address: string): string {
  const folded = address.trim().normalize('NFC').toLowerCase();
  const at = folded.lastIndexOf('@');
  return at === -1 ? folded : `${folded.slice(0, at)}@${foldDomain(folded.slice(at + 1))}`;
}

/**
 * Returns a folded address as people write it: `lotte@bücher.example` for `lotte@xn--bcher-kva.example`. Whatever is shown to a
 * person goes through it; a text that is no address is returned as it is.
 */
export function toWrittenEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at === -1) return email;
  const domain = email.slice(at + 1);
  const written = /(?:^|\.)xn--/.test(domain) ? domainToUnicode(domain) : '';
  return written === '' ? email : `${email.slice(0, at)}@${written}`;
}

/** Returns whether a text looks like a complete address; only a mail that arrives proves it. */
export function isEmail(address: string): boolean {
  return address.length <= LONGEST_EMAIL && EMAIL.test(address);
}
