import { render, screen, within } from '@testing-library/react';
import { Plane } from 'lucide-react';
import { OrderLineCard } from './order-line-card.tsx';

const BOOKING = { icon: Plane, title: 'Citilink QG 690', amount: 'Rp. 5.280.000' } as const;

test('a booking is one article named by its title, with facts, status, code and price as words', () => {
  render(
    <OrderLineCard
      {...BOOKING}
      badge="paid"
      word="Voucher terbit"
      facts={['CGK ke DPS', 'Sab, 12 Des 2026']}
      code="ID pesanan WS7K3M9Q2X"
    />,
  );
  const line = within(screen.getByRole('article', { name: 'Citilink QG 690' }));
  for (const text of ['CGK ke DPS', 'Sab, 12 Des 2026', 'Voucher terbit', 'ID pesanan WS7K3M9Q2X', 'Rp. 5.280.000'])
    expect(line.getByText(text)).toBeVisible();
});

test('a record that says nothing readable still names booking, status, code and price', () => {
  render(<OrderLineCard {...BOOKING} badge="expired" word="Booking Expired" facts={[]} code="Order ID WS7K3M9Q2X" />);
  expect(screen.getByRole('article')).toHaveTextContent(
    /^Citilink QG 690Booking ExpiredOrder ID WS7K3M9Q2XRp. 5.280.000$/,
  );
});
