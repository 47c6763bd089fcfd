import { expectAccessible } from '@broadsheet/testing';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { html, image, item, show } from '../test/elements.ts';

describe('quotations', () => {
  const quote = (more: object = {}) => ({
    type: 'quote',
    subtype: 'pullquote',
    content_elements: [
      item('I went <i>back</i>.'),
      image(),
      { type: 'list', items: [item('for the passports')] },
    ],
    citation: { type: 'text', content: 'Kasia <b>Wolny</b>' },
    ...more,
  });

  test.each(['pullquote', 'blockquote', undefined])(
    'of subtype %s hold text and lists and name their source',
    async (subtype) => {
      const { container } = await show(quote({ subtype }));
      const words = screen.getByRole('blockquote');
      expect(words.textContent).toBe('I went back.for the passports');
      expect(words.hasAttribute('cite')).toBe(false);
      expect(container.querySelector('figcaption')?.textContent).toBe('— Kasia Wolny');
      await expectAccessible(container);
    },
  );

  test('cite the address of their source, where it is linked', async () => {
    const content = '<a href="https://example.org/report?a=1&amp;b=2">The report</a>';
    const { container } = await show(quote({ citation: { type: 'text', content } }));
    const cite = screen.getByRole('blockquote').getAttribute('cite');
    expect(cite).toBe('https://example.org/report?a=1&b=2');
    expect(container.querySelector('figcaption')?.textContent).toBe('— The report');
  });

  test('look different when pulled', async () => {
    const looks = await Promise.all(
      ['pullquote', 'blockquote', 'other'].map(async (subtype) =>
        (await html(quote({ subtype }))).replaceAll(/.*<figure class="([^"]*)".*/g, '$1'),
      ),
    );
    expect(looks[0]).not.toBe(looks[1]);
    expect(looks[1]).toBe(looks[2]);
  });

  test.each([
    ['none', undefined],
    ['an empty one', { type: 'text', content: '' }],
    ['one of another type', { type: 'image', content: 'x' }],
  ])('do without a source when there is %s', async (_, citation) => {
    const { container } = await show(quote({ citation }));
    expect(container.querySelector('figcaption')).toBeNull();
    expect(screen.getByRole('blockquote').hasAttribute('cite')).toBe(false);
  });

  test('of the older form hold their text themselves', async () => {
    await show({ type: 'blockquote', content: '<i>Ask</i> the river.' });
    expect(screen.getByRole('blockquote').innerHTML).toBe('<p><i>Ask</i> the river.</p>');
  });
});
