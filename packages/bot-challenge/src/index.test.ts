import { LOCALES } from '@broadsheet/block-kit';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as botChallenge from './index.ts';
import { BotChallenge, botChallengePhrases, useBotChallenge } from './index.ts';

it('exports the challenge, and nothing by accident', () => {
  expect(Object.keys(botChallenge).toSorted()).toEqual([
    'BotChallenge',
    'CHALLENGE_TOKEN_KEY',
    'VENDOR_ORIGIN',
    'botChallengePhrases',
    'challengeMode',
    'challengeTokenStore',
    'useBotChallenge',
  ]);
});

describe.each(LOCALES)('phrases in %s', (locale) => {
  it('are those of English, translated', () => {
    const { english, locales } = botChallengePhrases;
    expect(Object.keys(locales[locale])).toEqual(Object.keys(english));
    for (const [key, phrase] of Object.entries(locales[locale])) {
      expect([key, phrase.trim()]).not.toEqual([key, '']);
      expect(Object.values(english)).not.toContain(phrase);
    }
  });
});

describe('on the server', () => {
  const render = (recaptchaScore: number) =>
    renderToStaticMarkup(
      createElement(function Login() {
        const config = { signinRecaptcha: true, recaptchaSiteKey: 'key', recaptchaScore };
        return createElement(BotChallenge, { challenge: useBotChallenge({ challengeIn: 'signin', config }) });
      }),
    );

  it('keeps room for the box, and is nothing where the challenge is invisible', () => {
    expect(render(-1)).toMatch(/role="group" aria-label="Security check".*Loading the security check …/);
    expect(render(0.5)).toBe('');
  });
});
