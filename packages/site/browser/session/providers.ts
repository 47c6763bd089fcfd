/** The actions of readers at the stand-ins of Google, Facebook and Apple. */
import type { FrameLocator, Page } from 'playwright-core';

/** The place of a stand-in's panel: a page of its own, or a frame in the corner of another. */
export type Panel = Pick<Page | FrameLocator, 'getByRole' | 'getByLabel'>;

/** A failure at the provider, by the name of its button. */
export type Trouble = 'Refuse' | 'Fail' | 'Use an expired credential';

export const press = (panel: Panel, button: string): Promise<void> =>
  panel.getByRole('button', { name: button }).click();

/** Continues as a user with this address. */
export async function continueAs(panel: Panel, email: string): Promise<void> {
  await panel.getByRole('textbox', { name: /^Email/ }).fill(email);
  await panel.getByLabel('Name', { exact: true }).fill('Nora Field');
  await press(panel, 'Continue as this person');
}

/** Finds the frame of One Tap. */
export const googlePrompt = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Sign in with Google"]');

/** Presses a button and returns the window that it opens. */
export async function openPopup(page: Page, button: string): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), press(page, button)]);
  await popup.waitForLoadState();
  return popup;
}

/** Finds the button of a provider on the account page. */
export const providerButton = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Linked logins' }).getByRole('button', { name });
