import { expectAccessible } from '@broadsheet/testing';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { item, show } from '../test/elements.ts';

describe('text, headings, dividers', () => {
  test('prints a paragraph with its markup', async () => {
    const { container } = await show(item('The <a href="/x/">river</a> rose.'));
    expect(container.querySelector('article > p')?.innerHTML).toBe('The <a href="/x/">river</a> rose.');
  });

  test.each([
    [1, 'H1'],
    [3, 'H3'],
    [6, 'H6'],
    [undefined, 'H2'],
    [9, 'H6'],
    [0, 'H1'],
  ])('prints a header of level %s as %s', async (level, tag) => {
    await show({ type: 'header', level, content: 'How the <i>night</i> went' });
    const heading = screen.getByRole('heading', { name: 'How the night went' });
    expect([heading.tagName, heading.innerHTML]).toEqual([tag, 'How the <i>night</i> went']);
  });

  test('gives a heading the id that links lead to, unless it could be mistaken for one of the page', async () => {
    const heading = (id: string) => ({
      type: 'header',
      level: 2,
      content: id,
      additional_properties: { id },
    });
    for (const id of ['on-monday', 'main-nav', 'forms']) await show(heading(id));
    const ids = screen.getAllByRole('heading').map(({ id }) => id);
    expect(ids.filter((id) => id !== '')).toEqual(['on-monday']);
  });

  test('tells assistive technology of a divider', async () => {
    await show({ type: 'divider' });
    expect(screen.getByRole('separator')).toBeTruthy();
  });

  test('prints a copyright element as a paragraph', async () => {
    const { container } = await show({ type: 'copyright', content: '© <i>Courier</i>' });
    expect(container.querySelector('article > p')?.innerHTML).toBe('© <i>Courier</i>');
  });
});

describe('corrections', () => {
  test.each([
    ['correction', 'en', 'Correction to this story'],
    ['clarification', 'en', 'Note of clarification'],
    [undefined, 'en', 'Correction to this story'],
    ['correction', 'de', 'Korrektur'],
    ['clarification', 'ja', '補足説明'],
  ])('of type %s are headed in %s', async (correction_type, locale, heading) => {
    const element = { type: 'correction', correction_type, text: 'It was <b>63</b> homes.' };
    const { container } = await show(element, { site: { locale } });
    expect(screen.getByRole('heading', { level: 2, name: heading })).toBeTruthy();
    expect(container.querySelector('section > p')?.innerHTML).toBe('It was <b>63</b> homes.');
    await expectAccessible(container);
  });
});

describe('verdicts', () => {
  test.each([
    [{ numeric_rating: 2.5, min: 0, max: 5, units: 'stars' }, 'en', 'Rating: 2.5 of 5 stars'],
    [{ numeric_rating: 2.5, max: 5, units: 'Sterne' }, 'de', 'Bewertung: 2,5 von 5 Sterne'],
    [{ numeric_rating: 4 }, 'en', 'Rating: 4'],
    [{ numeric_rating: 0, max: 5 }, 'en', 'Rating: 0 of 5'],
  ])('%j in %s read "%s"', async (rating, locale, text) => {
    const { container } = await show({ type: 'numeric_rating', ...rating }, { site: { locale } });
    expect(container.textContent).toBe(text);
  });

  test('print an endorsement as text', async () => {
    const { container } = await show({ type: 'endorsement', endorsement: 'Don’t <buy>' });
    expect(container.textContent).toBe('Don’t <buy>');
  });
});
