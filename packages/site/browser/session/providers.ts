/** What readers do at the stand-ins of Google, Facebook and Apple. */
import type { FrameLocator, Page } from 'playwright-core';

/** Where the panel of a stand-in is: a page of its own, or a frame in the corner of another. */
export type Panel = Pick<Page | FrameLocator, 'getByRole' | 'getByLabel'>;

/** One of the ways in which it goes wrong, by the name of its button. */
export type Trouble = 'Refuse' | 'Fail' | 'Use an expired credential';

export const press = (panel: Panel, button: string): Promise<void> =>
  panel.getByRole('button', { name: button }).click();

/** Says who one is: somebody with this address. */
export async function continueAs(panel: Panel, email: string): Promise<void> {
  await panel.getByRole('textbox', { name: /^Email/ }).fill(email);
  await panel.getByLabel('Name', { exact: true }).fill('Nora Field');
  await press(panel, 'Continue as this person');
}

/** One Tap. */
export const googlePrompt = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Sign in with Google"]');

/** The window that a press opens. */
export async function popupOf(page: Page, button: string): Promise<Page> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), press(page, button)]);
  await popup.waitForLoadState();
  return popup;
}

/** The line of a provider on the account page. */
export const providerButton = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Linked logins' }).getByRole('button', { name });
