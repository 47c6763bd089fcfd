import { expectAccessible } from '@broadsheet/testing';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { html, image, show } from '../test/elements.ts';

describe('images', () => {
  test('stand in a figure with title, caption and credits', async () => {
    const { container } = await show(image());
    expect(screen.getByRole('figure').textContent).toBe('High waterAt midnight (Lena Fars)');
    const shown = screen.getByRole('img', { name: 'A boat' });
    expect(shown.getAttribute('src')).toContain('width=800&height=533');
    expect(shown.getAttribute('srcset')?.match(/ \d+w/g)).toEqual([
      ' 274w',
      ' 400w',
      ' 768w',
      ' 1024w',
      ' 1440w',
    ]);
    expect(shown.getAttribute('loading')).toBe('lazy');
    await expectAccessible(container);
  });

  test.each(['left', 'right'])('are half as large beside the text, on the %s', async (alignment) => {
    const { container } = await show(image({ alignment }));
    const shown = container.querySelector('img');
    expect(shown?.getAttribute('src')).toContain('width=400&height=266');
    expect(shown?.srcset.match(/ \d+w/g)).toEqual([' 137w', ' 200w', ' 384w', ' 512w', ' 720w']);
  });

  test.each(['none', 'center', undefined])('are of full size with the alignment %s', async (alignment) => {
    expect(await html(image({ alignment }))).toContain('width=800');
  });

  test('prefer vanity credits', async () => {
    await show(image({ vanity_credits: { by: [{ name: 'The readers' }] } }));
    expect(screen.getByRole('figure').textContent).toContain('(The readers)');
  });

  test('are a link where they have one, named by the image', async () => {
    await show(image({ additional_properties: { link: '/galleries/' } }));
    expect(screen.getByRole('link', { name: 'A boat' }).getAttribute('href')).toBe('/galleries/');
  });

  test.each([
    ['the caption', {}, 'At midnight'],
    ['the title', { caption: '' }, 'High water'],
    ['the address', { caption: '', subtitle: '' }, '/galleries/'],
  ])('without words of their own are a link named by %s', async (_, more, name) => {
    const link = { additional_properties: { link: '/galleries/' } };
    const { container } = await show(image({ alt_text: '', ...link, ...more }));
    expect(screen.getByRole('link', { name })).toBeTruthy();
    await expectAccessible(container);
  });

  test('lose a link that would run script, and the log says which', async () => {
    const { logs } = await show(image({ additional_properties: { link: 'javascript:alert(1)' } }));
    expect(screen.queryByRole('link')).toBeNull();
    expect(logs.join()).toContain('"img-1" is shown without its link');
  });

  test.each([
    ['hideImageTitle', 'High water'],
    ['hideImageCaption', 'midnight'],
    ['hideImageCredits', 'Lena Fars'],
  ])('leave out what %s hides', async (field, text) => {
    expect((await html(image())).includes(text)).toBe(true);
    expect((await html(image(), { fields: { [field]: true } })).includes(text)).toBe(false);
  });
});
