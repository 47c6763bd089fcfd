import { createElement } from 'react';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Dialog, Form, PasswordPair, SelectField, TextField } from '../index.ts';

const html = (element: ReactElement) => renderToStaticMarkup(element).replaceAll(/ class="[^"]*"/g, '');
const onSubmit = () => undefined;

describe('a form without script', () => {
  const words = { heading: 'Log in', submitLabel: 'Log in', onSubmit };

  it('is validated by the browser and posted to its address', () => {
    const markup = html(createElement(Form, { ...words, action: '/login/' }));
    expect(markup).toMatch(/<form aria-labelledby="[^"]+" action="\/login\/" method="post">/);
    expect(markup.toLowerCase()).not.toContain('novalidate');
  });

  it('never puts what was typed into an address unless told', () => {
    expect(html(createElement(Form, words))).toContain('method="post"');
    expect(html(createElement(Form, { ...words, method: 'get' }))).toContain('method="get"');
  });

  it('has no button that does nothing', () => {
    const markup = html(createElement(TextField, { type: 'password', name: 'password', label: 'Password' }));
    expect(markup).not.toContain('<button');
    expect(markup).toContain('type="password"');
  });

  it('has its rules and its choice', () => {
    const policy = { status: 'ready', policy: { pwMinLength: 8 } } as const;
    const pair = html(createElement(PasswordPair, { name: 'new', policy }));
    expect(pair).toContain('pattern=".{8,}"');
    // Which would refuse whatever is typed.
    expect(pair).not.toContain('pattern=""');
    const options = [{ label: 'Sweden', value: 'SE' }];
    expect(
      html(createElement(SelectField, { name: 'country', label: 'Country', options, defaultValue: 'SE' })),
    ).toContain('<option value="SE" selected="">Sweden</option>');
  });
});

describe('a dialog without script', () => {
  it('is not there', () => {
    expect(html(createElement(Dialog, { open: true, label: 'Cancel' }, 'Really?'))).toBe(
      '<span hidden=""></span>',
    );
  });
});
