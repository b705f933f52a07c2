import type { Browser, BrowserContextOptions } from 'playwright';

/** Cookies and storage of a browser in which somebody has signed in. */
export type SignedIn = Exclude<BrowserContextOptions['storageState'], string | undefined>;

const PASSWORD = 'wisata-bench-2026';
const STAY_DAYS = [60, 62] as const;
const PARTY = { countRoom: 1, countGuest: 2, countChild: 0 };
const NAME = { title: 'Mrs', first_name: 'Ayu', last_name: 'Lestari' };

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function post<T>(siteUrl: string, path: string, json: unknown, token?: string): Promise<T> {
  const response = await fetch(`${siteUrl}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(json),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 300)}`);
  return (JSON.parse(text) as { data: T }).data;
}

async function bookRoom(siteUrl: string, hotelKey: string, email: string, token: string): Promise<void> {
  const [checkInDate, checkOutDate] = STAY_DAYS.map(inDays);
  const search = { hotelKey, checkInDate, checkOutDate, ...PARTY };
  const { Rooms } = await post<{ Rooms: { roomKey: string; totalPrice: number }[] }>(siteUrl, '/hotel/detail', search);
  const room = Rooms[0]!;
  const order = {
    room_key: room.roomKey,
    total_price: room.totalPrice,
    contact: { ...NAME, email, calling_code: '62', phone: '081234567890' },
    paxes: [{ ...NAME, type: 'ADT' }],
    locale: 'en',
  };
  await post(siteUrl, '/hotel/booking', order, token);
}

/** A new member with two bookings in the cart, signed in on the site's own login page. */
export async function signInWithCart(browser: Browser, siteUrl: string): Promise<SignedIn> {
  const email = `bench.${Date.now().toString(36)}@example.com`;
  const person = { first_name: 'Ayu', last_name: 'Lestari', email, phone: '81234567890' };
  await post(siteUrl, '/auth/register', { ...person, password: PASSWORD, password_confirmation: PASSWORD });
  const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.goto(`${siteUrl}/login`);
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
    const answer = page.waitForResponse(/\/auth\/login/);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await answer;
    await page.waitForURL((url) => url.pathname !== '/login');
    const state = await context.storageState();
    const token = decodeURIComponent(state.cookies.find(({ name }) => name === 'auth._token.local')?.value ?? '');
    for (const hotelKey of ['HTL-DPS-001', 'HTL-DPS-002']) {
      await bookRoom(siteUrl, hotelKey, email, token.replace(/^Bearer /, ''));
    }
    return state;
  } finally {
    await context.close();
  }
}

/** The same person on the same site at another address. */
export function movedTo(origin: string, state: SignedIn): SignedIn {
  return { ...state, origins: state.origins.map((each) => ({ ...each, origin })) };
}
