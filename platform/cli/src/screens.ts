/** One screen to photograph: its name and its address with the locale's prefix. */
export interface Screen {
  readonly name: string;
  readonly path: string;
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Every screen that can be opened by address alone. */
export function screens(_siteUrl: string, locale: 'en' | 'id'): readonly Screen[] {
  const stay = `checkInDate=${inDays(14)}&checkOutDate=${inDays(16)}&countRoom=1&countGuest=2&countChild=0`;
  const paths: Record<string, string> = {
    home: '/',
    'hotel-list': `/hotel/list?destinationKey=bali&city=Bali&${stay}`,
    'hotel-list-empty': `/hotel/list?destinationKey=bali&city=Bali&${stay}&name=zzzz`,
    'hotel-detail': `/hotel/detail?hotelKey=HTL-BALI-001&destinationKey=bali&city=Bali&${stay}`,
    login: '/login',
    register: '/register',
    order: '/order',
    help: '/help',
    promotion: '/promotion',
    blog: '/blog',
    'not-found': '/no-such-page',
    maintenance: '/maintenance',
    'dev-ui': '/dev/ui',
    'dev-font': '/dev/font',
  };
  const prefix = locale === 'id' ? '/id' : '';
  return Object.entries(paths).map(([name, path]) => ({ name, path: path === '/' ? prefix || '/' : prefix + path }));
}
