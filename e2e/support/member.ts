import { expect, type Page } from 'playwright/test';
import { DEMO_PASSWORD } from './api.ts';

/** Signs in on the login page that is open or about to open. */
export async function logIn(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL(/\/login/);
  // The address changes before the page does, and a checkout has a field for the e-mail as well.
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Signs this browser in without the login page, for tests of something else. Gives the access token. */
export async function beSignedIn(page: Page, email: string): Promise<string> {
  const answer = await page.request.post('/api/v1/auth/login', { data: { email, password: DEMO_PASSWORD } });
  expect(answer.status()).toBe(200);
  const { data } = (await answer.json()) as { data: { access_token: string } };
  // The token stands in a cookie and in local storage (spec section 4, Auth): an empty page of the site can write both.
  const body = '<link rel="icon" href="data:,">';
  await page.route('**/sign-in-here', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/sign-in-here');
  await page.evaluate((token) => {
    localStorage.setItem('aerowisata__token.local', token);
    document.cookie = `auth._token.local=${encodeURIComponent(token)}; Path=/; Max-Age=86400; SameSite=Lax`;
  }, data.access_token);
  return data.access_token;
}

/** The link to the cart in the header; its badge counts what waits for payment. */
export function cartLink(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: /My order/ });
}
