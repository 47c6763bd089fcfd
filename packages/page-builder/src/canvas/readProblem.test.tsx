import { expect, it, test } from 'vitest';
import { de } from '../language/locales/de.ts';
import { readProblem } from './readProblem.ts';

const ENGLISH = { phrases: {}, locale: 'en' };

function show(text: string, contentType = 'application/json') {
  const { body } = document.implementation.createHTMLDocument();
  body.textContent = text;
  return { contentType, body };
}

test.each([
  [
    'whole, with its quotes',
    JSON.stringify({ message: 'The page has no block "a1".' }),
    'The page has no block "a1".',
  ],
  ['of a proxy as it is', '502 Bad Gateway', '502 Bad Gateway'],
  [
    'that is empty as one without a reason',
    '',
    'The server refused the request without a reason. Try again.',
  ],
  [
    'without a sentence as one without a reason',
    '{}',
    'The server refused the request without a reason. Try again.',
  ],
])('the preview shows a refusal %s', (_what, text, shown) => {
  expect(readProblem(show(text), ENGLISH)).toBe(shown);
});

it('shows a refusal in the language of the editor, roles too', () => {
  const says = { key: 'refusal.role', values: { needed: 'publisher', role: 'viewer' } };
  const shown = readProblem(show(JSON.stringify({ message: 'English', says })), {
    phrases: de,
    locale: 'de',
  });
  expect(shown).not.toContain('English');
  expect(shown).toContain(de['role.publisher']);
});

it('takes HTML for the page', () => {
  expect(readProblem(show('{"message":"A page about JSON"}', 'text/html'), ENGLISH)).toBeUndefined();
});
