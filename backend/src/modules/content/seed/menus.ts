import type { EntryBodies } from '../tables.ts';
import type { Translated } from '../translated.ts';
import { MENU_DRAWINGS } from './menu-drawings.ts';
import { both, same } from './words.ts';

type Menu = EntryBodies['menu'] & { readonly id: number; readonly slug: string };

const entry = (id: number, key: string, link: string, icon: string, isNeedAuth = false): Menu => ({
  id,
  slug: key,
  name: same(`menu.${key}`),
  link,
  icon,
  isLocal: true,
  isNeedAuth,
  noTranslate: false,
  children: [],
});

type Link = readonly [name: Translated, link: string, icon?: string];

const group = (
  head: Pick<Menu, 'id' | 'slug' | 'name' | 'icon'>,
  links: readonly Link[],
  isNeedAuth = false,
): Menu => ({
  ...head,
  link: '',
  isLocal: true,
  isNeedAuth,
  noTranslate: true,
  children: links.map(([name, link, icon = ''], index) => ({
    id: head.id * 100 + index + 1,
    name,
    link,
    icon,
    isNeedAuth,
  })),
});

/** Names with a dot are keys of the shell's own messages. */
export const MENUS: readonly Menu[] = [
  entry(1, 'home', '/', MENU_DRAWINGS.house),
  entry(2, 'destination', '/popular', MENU_DRAWINGS.compass),
  group({ id: 3, slug: 'offers', name: both('Offers', 'Penawaran'), icon: MENU_DRAWINGS.ticket }, [
    [both('Promotions', 'Promo'), '/promotion'],
    [both('Voucher codes', 'Kode voucher'), '/promotion/checkout'],
    [both('City Passes', 'Tiket terusan kota'), '/menu/page/city-passes'],
    [both('Group Enquiry', 'Permintaan rombongan'), '/enquiry/group-enquiry'],
    [both('Corporate Team Building', 'Team building perusahaan'), '/enquiry/corporate-team-building'],
    [both('Educational Tours', 'Studi wisata'), '/enquiry/educational-tours'],
  ]),
  {
    ...entry(4, 'help', '/help', MENU_DRAWINGS.lifebuoy),
    name: both('Help Center', 'Pusat bantuan'),
    noTranslate: true,
  },
  entry(5, 'order', '/order', MENU_DRAWINGS.search),
  entry(6, 'myOrder', '/cart', MENU_DRAWINGS.bag, true),
  group({ id: 7, slug: 'company', name: both('Company', 'Perusahaan'), icon: MENU_DRAWINGS.building }, [
    [both('About', 'Tentang kami'), '/menu/page/about'],
    [both('Clients', 'Klien'), '/menu/page/clients'],
    [both('Blog', 'Blog'), '/blog'],
    [both('Career', 'Karier'), '/menu/page/career'],
    [both('Partnerships', 'Kemitraan'), '/menu/page/partnerships'],
    [both('Supplier sign-up', 'Pendaftaran pemasok'), '/menu/page/supplier-sign-up'],
    [both('Sitemap', 'Peta situs'), '/menu/page/sitemap'],
  ]),
  group({ id: 8, slug: 'good-to-know', name: both('Good to know', 'Informasi'), icon: MENU_DRAWINGS.info }, [
    [both('Product Services', 'Produk dan layanan'), '/menu/page/product-services'],
    [both('Refund and reschedule', 'Refund dan ubah jadwal'), '/menu/page/refund-and-reschedule'],
    [both('Contact', 'Hubungi kami'), '/menu/page/contact'],
    [both('Terms', 'Syarat dan ketentuan'), '/menu/page/terms'],
    [both('Privacy', 'Privasi'), '/menu/page/privacy'],
  ]),
  // The side card of the dashboard; who may open the members is asked again by their pages.
  group(
    { id: 9, slug: 'dashboard', name: both('Dashboard', 'Dasbor'), icon: MENU_DRAWINGS.dashboard },
    [
      [both('Bookings', 'Pemesanan'), '/dashboard/order', MENU_DRAWINGS.list],
      [both('Members', 'Anggota'), '/dashboard/member', MENU_DRAWINGS.people],
    ],
    true,
  ),
];
