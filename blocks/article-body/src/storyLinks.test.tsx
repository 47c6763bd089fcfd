import { expectAccessible } from '@broadsheet/testing';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { item, show } from '../test/elements.ts';

describe('links to other stories', () => {
  test('stand for themselves and say what they are', async () => {
    const { container } = await show({
      type: 'interstitial_link',
      url: '/pier-9/',
      content: 'Who <i>owns</i> it',
    });
    const link = screen.getByRole('link', { name: /^Go to the related story: ?Who owns it$/ });
    expect(link.getAttribute('href')).toBe('/pier-9/');
    expect(link.hasAttribute('target')).toBe(false);
    expect(container.textContent).toBe('Go to the related story: Who owns it');
    await expectAccessible(container);
  });

  test.each([
    [undefined, null],
    [false, null],
    [true, '_blank'],
  ])('open in a new tab only if told to: %s', async (openInNewTab, target) => {
    const url = 'https://example.com/';
    await show({ type: 'interstitial_link', url, content: 'x', additional_properties: { openInNewTab } });
    expect(screen.getByRole('link').getAttribute('target')).toBe(target);
  });

  test('stand in a list under its title', async () => {
    const { container } = await show({
      type: 'link_list',
      title: 'Read also',
      items: [{ type: 'interstitial_link', url: '/a/', content: 'A' }, item('Or ask us.'), { type: 'image' }],
    });
    expect(screen.getByRole('heading', { level: 2, name: 'Read also' })).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual(['A', 'Or ask us.']);
    await expectAccessible(container);
  });

  test('are made of a story within the story', async () => {
    const headlines = { basic: 'The barrier' };
    const own = { courier: { website_url: '/barrier' } };
    await show({ type: 'story', headlines, canonical_url: '/elsewhere/', websites: own });
    expect(screen.getByRole('link').getAttribute('href')).toBe('/barrier/');
  });
});
