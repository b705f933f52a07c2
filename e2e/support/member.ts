import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from './api.ts';

/** Signs in on the login page that is open or about to open. */
export async function logIn(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL(/\/login/);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** The link to the cart in the header; its badge counts what waits for payment. */
export function cartLink(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: /My order/ });
}
