import { expectAccessible, renderBlock } from '@broadsheet/testing';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { html, image, show } from '../test/elements.ts';
import { block } from './block.ts';

describe('galleries', () => {
  const gallery = (more: object = {}) => ({
    type: 'gallery',
    _id: 'gallery-storm',
    description: { basic: 'The <i>night</i> of the surge' },
    content_elements: [image(), image({ _id: 'img-2' })],
    ...more,
  });

  test('are a carousel named by the description', async () => {
    const { container } = await show(gallery());
    expect(screen.getByRole('region', { name: 'The night of the surge' })).toBeTruthy();
    const [first, second] = container.querySelectorAll('img');
    expect(first?.getAttribute('src')).toContain('width=800&height=533');
    expect(first?.srcset.match(/ \d+w/g)).toEqual([' 400w', ' 600w', ' 800w', ' 1600w']);
    expect([first?.getAttribute('loading'), second?.getAttribute('loading')]).toEqual(['eager', 'lazy']);
    await expectAccessible(container);
  });

  test.each([
    ['en', 'Photo gallery'],
    ['sv', 'Bildspel'],
  ])('have a general name without one, in %s', async (locale, name) => {
    await show(gallery({ description: undefined }), { site: { locale } });
    expect(screen.getByRole('region', { name })).toBeTruthy();
  });

  test.each([
    ['hideGalleryTitle', 'High water'],
    ['hideGalleryCaption', 'midnight'],
    ['hideGalleryCredits', 'Lena Fars'],
  ])('leave out what %s hides', async (field, text) => {
    expect((await html(gallery())).includes(text)).toBe(true);
    expect((await html(gallery(), { fields: { [field]: true } })).includes(text)).toBe(false);
  });

  test('without an id have one of their own each', async () => {
    const nameless = gallery({ _id: undefined });
    const { host } = await renderBlock(block, {
      globalContent: { content_elements: [nameless, nameless] },
    });
    const told: unknown[] = [];
    host.events.subscribe('galleryImageNext', (detail) => told.push(detail));
    for (const next of screen.getAllByRole('button', { name: 'Go forward one slide' })) fireEvent.click(next);
    expect(told).toMatchObject([{ ansGalleryId: 'element-1' }, { ansGalleryId: 'element-2' }]);
  });
});
