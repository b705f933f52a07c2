import type { MenuAnswer } from '@wisata/kernel/contracts/content-menu';
import { startTestBackend } from '../../testing.ts';
import type { TestBackend } from '../../testing.ts';
import { bookingsModule } from '../bookings/index.ts';
import { hotelModule } from '../hotel/index.ts';
import { contentModule } from './index.ts';
import { drawStoredMenus } from './stored-menus.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend({ modules: [bookingsModule, hotelModule, contentModule] });
});
afterAll(() => backend.close());

/** As it was stored before menus brought their own drawings. */
async function storeIcons(icons: Record<string, string>): Promise<void> {
  const { db } = backend.context;
  const menus = await db.selectFrom('content_entries').selectAll().where('kind', '=', 'menu').execute();
  for (const { id, slug, body } of menus) {
    const old = {
      ...body,
      icon: icons[slug] ?? '',
      children: 'children' in body ? body.children.map(withoutIcon) : [],
    };
    await db
      .updateTable('content_entries')
      .set({ body: JSON.stringify(old) })
      .where('kind', '=', 'menu')
      .where('id', '=', id)
      .execute();
  }
}

const withoutIcon = ({ icon: _, ...child }: { icon: string }) => child;

async function readMenus(): Promise<MenuAnswer[]> {
  return (await backend.call('GET', '/api/v1/top/get-menu')).body.data;
}

test('stored menus get the drawings of their kind, and what an editor chose stays', async () => {
  const seeded = await readMenus();
  const own = 'data:image/svg+xml,own';
  await storeIcons({
    home: 'house',
    destination: 'ticket-percent',
    company: 'building',
    help: own,
    order: '/media/order.svg',
  });
  await drawStoredMenus.up(backend.context.db);
  const seededIcon = (name: string) => seeded.find((menu) => menu.name === name)?.icon;
  const menus = await readMenus();
  const changed = { 'menu.destination': seededIcon('Offers'), 'Help Center': own, 'menu.order': '/media/order.svg' };
  expect(menus).toEqual(
    seeded.map((menu) => ({ ...menu, icon: changed[menu.name as keyof typeof changed] ?? menu.icon })),
  );
});
