import { expectAccessible, renderBlock } from '@broadsheet/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const ALL = { showLogin: true, showLoginWithoutPassword: true, showForgot: true, showSignUp: true };
const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('leads to the other identity pages, the login without a password first', async () => {
  const { container } = await renderBlock(block, { fields: ALL });
  expect(links()).toEqual([
    ['Log in with an email link', '/account/request-one-time/'],
    ['Log in', '/account/login/'],
    ['Password forgotten?', '/account/forgot-password/'],
    ['Sign up', '/account/signup/'],
  ]);
  const lines = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(lines).toEqual(['Have an account already? Log in', 'Password forgotten?', 'New here? Sign up']);
  await expectAccessible(container);
});

test.each([
  ['showLogin', { loginURL: '/in/' }, 'Log in', '/in/'],
  ['showLoginWithoutPassword', { loginWithOutPasswordUrl: '/link/' }, 'Log in with an email link', '/link/'],
  ['showForgot', { forgotURL: '/forgot/' }, 'Password forgotten?', '/forgot/'],
  ['showSignUp', { signUpURL: '/join/' }, 'Sign up', '/join/'],
])('shows one link alone for %s', async (flag, address, text, href) => {
  const { container } = await renderBlock(block, { fields: { [flag]: true, ...address } });
  expect(links()).toEqual([[text, href]]);
  await expectAccessible(container);
});

test('leaves out a link without an address', async () => {
  await renderBlock(block, { fields: { ...ALL, forgotURL: '', loginURL: '' } });
  expect(links().map(([text]) => text)).toEqual(['Log in with an email link', 'Sign up']);
});

test.each([
  ['while nothing is switched on', {}],
  ['where what is on has no address', { showForgot: true, forgotURL: '' }],
])('renders nothing %s', async (_, fields) => {
  const { container } = await renderBlock(block, { fields });
  expect(container.innerHTML).toBe('');
});

test('speaks the language of the site', async () => {
  await renderBlock(block, { site: { locale: 'fr' }, fields: ALL });
  expect(links().map(([text]) => text)).toEqual([
    'Se connecter avec un lien par e-mail',
    'Se connecter',
    'Mot de passe oublié ?',
    'S’inscrire',
  ]);
});
