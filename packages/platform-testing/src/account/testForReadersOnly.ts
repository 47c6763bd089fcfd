import type { Block } from '@broadsheet/block-kit';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectAccessible } from '@broadsheet/testing';
import { createTestIdentity } from '../platform/readers.ts';
import type { TestPlatform } from '../platform/startPlatform.ts';
import { createTestEnvironment } from '@broadsheet/testing';
import { renderBlock } from '@broadsheet/testing';

export interface ReadersOnly {
  /** Returns the platform of the test file, once it has started. */
  readonly platform: () => TestPlatform;
  /** The path and query of the page. Default: `/`. */
  readonly address?: string;
  /** The page to which visitors are redirected. Default: the login page. */
  readonly loginPage?: string;
}

const refuse = () => Promise.reject(new Error('Nobody may ask for it.'));

/** Adds two tests for blocks of account pages: visitors are redirected to the login page, editors see a sentence. */
export function testForReadersOnly(block: Block, options: ReadersOnly): void {
  const { platform, address = '/', loginPage = '/account/login/' } = options;

  test('sends visitors who are not logged in to the log-in page', async () => {
    const environment = createTestEnvironment();
    environment.place.address = address;
    const client = await createTestIdentity(platform());
    const sales = () => new Promise<never>(() => undefined);
    await renderBlock(block, { environment, identity: async () => client, sales });
    await waitFor(() => expect(environment.visited).toEqual([loginPage]));
  });

  test('asks nobody in the page builder and stays there', async () => {
    const environment = createTestEnvironment();
    const { container } = await renderBlock(block, {
      environment,
      identity: refuse,
      sales: refuse,
      isAdmin: true,
    });
    expect(screen.getByText('Readers who are logged in see their own details here.')).toBeTruthy();
    expect(environment.visited).toEqual([]);
    await expectAccessible(container);
  });
}
