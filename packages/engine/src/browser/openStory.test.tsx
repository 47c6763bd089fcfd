import type { Enhance, OpenStory } from '@broadsheet/block-kit';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createTestEngine, testPage } from '../../test/createTestEngine.ts';
import type { TestEngineOptions } from '../../test/createTestEngine.ts';
import { accessFor, STORY, storyPage, teaser, whole } from '../../test/lockedStories.ts';
import { openPage, turn } from '../../test/openPage.tsx';

/** The page of a story with an enhancement on it, which takes hold of what it is given. */
async function openLocked(options: TestEngineOptions = {}) {
  const main = [{ block: 'menu' }, { block: 'body', children: [{ block: 'tabs' }] }, { block: 'body' }];
  const page = testPage({ ...storyPage, match: { kind: 'content', type: 'story' }, main });
  const engine = createTestEngine({
    documents: [page],
    answers: { 'content-api': teaser },
    access: accessFor(),
    ...options,
  });
  const opened = await openPage(engine, STORY);
  let openStory: OpenStory = () => Promise.reject(new Error('The enhancement has not run.'));
  const enhance: Enhance = (context) => {
    openStory = context.openStory;
    return () => undefined;
  };
  await opened.start({ enhancements: { menu: async () => ({ enhance }) } });
  return { ...opened, openStory: (token?: string) => openStory(token) };
}

const text = () => document.querySelector('main')?.textContent ?? '';

describe('openStory', () => {
  it('puts the rest in everywhere, with its islands awake', async () => {
    const page = await openLocked();
    let answer: unknown;
    await turn(async () => {
      answer = await page.openStory('ada');
    });
    expect(answer).toMatchObject({ kind: 'open' });
    expect(text().match(/The sea came\. It went\./g)).toHaveLength(2);
    expect(document.querySelector('bs-locked')).toBeNull();
    expect(page.island('m1x0').querySelector('[data-awake="true"]')).not.toBeNull();
    expect(page.complaints).toEqual([]);
    expect(await page.openStory('ada')).toEqual({ kind: 'unlocked' });
  });

  it.each([
    ['eve', 'teaser'],
    ['old', 'expired'],
    [undefined, 'teaser'],
  ])('leaves the teaser to %s and says why', async (token, kind) => {
    const page = await openLocked();
    expect(await page.openStory(token)).toMatchObject({ kind });
    expect(text()).toContain('The sea came.');
    expect(text()).not.toContain('It went.');
  });

  it('asks for nothing where nothing is locked', async () => {
    const page = await openLocked({ answers: { 'content-api': whole } });
    expect(await page.openStory()).toEqual({ kind: 'unlocked' });
    expect(page.fetched).toEqual([]);
  });

  it('rejects when the story cannot be had, and leaves the teaser', async () => {
    const access = { ...accessFor(), load: () => Promise.reject(new Error('down')) };
    const page = await openLocked({ access });
    await expect(page.openStory('ada')).rejects.toThrow('503');
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });
});
