import type { EntryBodies } from '../tables.ts';
import type { Translated } from '../translated.ts';
import { both, same } from './words.ts';

type Menu = EntryBodies['menu'] & { readonly id: number; readonly slug: string };

const entry = (id: number, key: string, link: string, isNeedAuth = false): Menu => ({
  id,
  slug: key,
  name: same(`menu.${key}`),
  link,
  icon: '',
  isLocal: true,
  isNeedAuth,
  noTranslate: false,
  children: [],
});

const group = (
  id: number,
  slug: string,
  name: Translated,
  links: readonly (readonly [Translated, string])[],
): Menu => ({
  id,
  slug,
  name,
  link: '',
  icon: '',
  isLocal: true,
  isNeedAuth: false,
  noTranslate: true,
  children: links.map(([childName, link], index) => ({ id: id * 100 + index + 1, name: childName, link })),
});

/** Names with a dot are keys of the shell's own messages. */
export const MENUS: readonly Menu[] = [
  entry(1, 'home', '/'),
  entry(2, 'destination', '/popular'),
  entry(3, 'offers', '/promotion'),
  entry(4, 'help', '/help'),
  entry(5, 'order', '/order'),
  entry(6, 'myOrder', '/cart', true),
  group(7, 'company', both('Company', 'Perusahaan'), [
    [both('About', 'Tentang kami'), '/menu/page/about'],
    [both('Trip ideas', 'Ide perjalanan'), '/blog'],
    [both('Career', 'Karier'), '/menu/page/career'],
    [both('Partnerships', 'Kemitraan'), '/menu/page/partnerships'],
    [both('Supplier sign-up', 'Pendaftaran pemasok'), '/menu/page/supplier-sign-up'],
    [both('Sitemap', 'Peta situs'), '/menu/page/sitemap'],
  ]),
  group(8, 'good-to-know', both('Good to know', 'Informasi'), [
    [both('Product Services', 'Produk dan layanan'), '/menu/page/product-services'],
    [both('Refund and reschedule', 'Refund dan ubah jadwal'), '/menu/page/refund-and-reschedule'],
    [both('Contact', 'Hubungi kami'), '/menu/page/contact'],
    [both('Terms', 'Syarat dan ketentuan'), '/menu/page/terms'],
    [both('Privacy', 'Privasi'), '/menu/page/privacy'],
  ]),
];
