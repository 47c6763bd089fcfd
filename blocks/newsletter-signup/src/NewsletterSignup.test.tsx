import { expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { block } from './block.ts';

const newsletters = [
  { id: 'morning', name: 'The morning letter', description: 'Every day at seven.' },
  { id: 'coast', name: 'Coast' },
];
const site = { newsletters };

test('offers the newsletters of the site in a form that needs no script', async () => {
  const { container } = await renderBlock(block, { site, page: { path: '/coast/' } });
  expect(screen.getByRole('region', { name: 'Newsletters' }).id).toBe('newsletter-signup');
  const form = container.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/readers/v1/newsletters']);
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ value }) => value)).toEqual([
    'morning',
    'coast',
  ]);
  expect(screen.getByLabelText('Your email address').getAttribute('type')).toBe('email');
  expect(container.querySelector<HTMLInputElement>('input[name=page]')?.value).toBe('/coast/');
  await expectAccessible(container);
});

test('asks nothing where one is offered alone', async () => {
  const { container } = await renderBlock(block, { site, fields: { newsletter: 'morning' } });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('The morning letter');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(container.querySelector<HTMLInputElement>('input[name=newsletter]')?.value).toBe('morning');
  await expectAccessible(container);
});

test.each([
  [{}, 'status', /^Look into your mailbox/],
  [{ refused: 'email' }, 'alert', /no complete email address/],
  [{ refused: '429' }, 'alert', /too often/],
  [{ refused: 'toString' }, 'alert', /at least one/],
])('says what came of the form: %j', async (query, role, words) => {
  const { container } = await renderBlock(block, {
    site,
    page: { query: { form: 'newsletter-signup', ...query } },
  });
  expect(screen.getByRole(role).textContent).toMatch(words);
  await expectAccessible(container);
});

test('says nothing of other forms, and sends nothing from the page builder', async () => {
  const html = await renderOnServer(block, { site, isAdmin: true, page: { query: { form: 'signup' } } });
  expect(html).not.toMatch(/role="(?:status|alert)"|action=/);
});

test.each([
  ['without newsletters', {}, {}],
  ['for one that is not there', site, { newsletter: 'gone' }],
  ['for one without a name', { newsletters: [{ id: 'x' }] }, {}],
])('renders nothing %s', async (_, properties, fields) => {
  expect(await renderOnServer(block, { site: properties, fields })).toBe('');
});

test('speaks the language of the site', async () => {
  expect(await renderOnServer(block, { site: { ...site, locale: 'de' } })).toContain('Ihre E-Mail-Adresse');
});
