import { renderHook, act } from '@testing-library/react';
import { useSavedProducts, type SavedProduct } from './saved-products.ts';
import { createMemoryStore } from '../context/storage.ts';

const NOON = Date.UTC(2026, 11, 12, 5);
const SANUR: SavedProduct = { service: 'hotel', key: 'H1', title: 'Samudra Biru', facts: '2 nights', path: '/hotel/x' };
const CITILINK: SavedProduct = { ...SANUR, service: 'flight', key: 'QG.690', until: '2026-12-12' };

function device(userId?: string, local = createMemoryStore()) {
  const user = userId === undefined ? undefined : { id: userId };
  return {
    storage: { local, session: createMemoryStore() },
    session: { user: () => user },
    clock: { now: () => NOON },
  };
}
type App = Parameters<typeof useSavedProducts>[0];
const open = (app: object, service = 'hotel') => renderHook(() => useSavedProducts(app as App, service)).result;
function save(app: object, product: SavedProduct): void {
  const page = open(app);
  act(() => page.current.toggle(product));
}

test('what is saved stands for every part of the page, and a second press forgets it', () => {
  const app = device();
  const [here, there] = [open(app), open(app)];
  act(() => here.current.toggle(SANUR));
  expect(there.current.saved).toEqual([SANUR]);
  expect(open(app, 'flight').current.saved).toEqual([]);
  act(() => there.current.toggle(SANUR));
  expect(here.current.isSaved('H1')).toBe(false);
});

test('a flight is kept until its day has gone by', () => {
  const app = device();
  save(app, CITILINK);
  expect(open(app, 'flight').current.saved).toEqual([CITILINK]);
  expect(open({ ...app, clock: { now: () => NOON + 86_400_000 } }, 'flight').current.saved).toEqual([]);
});

test('nobody sees what somebody else has saved on the same device', () => {
  const { storage } = device();
  save(device('ayu', storage.local), SANUR);
  expect(open(device(undefined, storage.local)).current.saved).toEqual([]);
  expect(open(device('ayu', storage.local)).current.saved).toEqual([SANUR]);
});

test.each(['nonsense', '{"a":1}', '[null, 7, {"key":"x"}]'])('%s in the storage is nothing saved', (text) => {
  const app = device();
  app.storage.local.set('aerowisata_saved_products.guest', text);
  expect(open(app).current.saved).toEqual([]);
});
