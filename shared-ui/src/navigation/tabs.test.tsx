import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use } from 'react';
import { Tabs } from './tabs.tsx';

const TABS = [
  { id: 'hotel', label: 'Hotels', content: <button type="button">Search hotels</button> },
  { id: 'flight', label: 'Flights', content: <button type="button">Search flights</button> },
  { id: 'train', label: 'Trains', content: <button type="button">Search trains</button> },
];

test('arrows, Home and End choose a tab and carry the focus, round the ends', async () => {
  const user = userEvent.setup();
  render(<Tabs label="Services" tabs={TABS} />);
  await user.tab();
  const walk = async (key: string, name: string) => {
    await user.keyboard(key);
    const tab = screen.getByRole('tab', { name });
    expect(tab).toHaveFocus();
    expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name })).toBeVisible();
  };
  await walk('{ArrowRight}', 'Flights');
  await walk('{End}', 'Trains');
  await walk('{ArrowRight}', 'Hotels');
  await walk('{ArrowLeft}', 'Trains');
  await walk('{Home}', 'Hotels');
});

test('the row is one stop of the Tab key and only the chosen panel exists', async () => {
  const user = userEvent.setup();
  render(<Tabs label="Services" tabs={TABS} defaultSelectedId="flight" />);
  await user.tab();
  expect(screen.getByRole('tab', { name: 'Flights' })).toHaveFocus();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Search flights' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Search hotels' })).not.toBeInTheDocument();
});

test('a page that owns the choice is asked, and decides', async () => {
  const asked = jest.fn();
  render(<Tabs label="Services" tabs={TABS} selectedId="hotel" onSelect={asked} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Trains' }));
  expect(asked).toHaveBeenCalledWith('train');
  expect(screen.getByRole('tab', { name: 'Hotels' })).toHaveAttribute('aria-selected', 'true');
});

test('an unknown choice falls back to the first tab', () => {
  render(<Tabs label="Services" tabs={TABS} selectedId="ferry" />);
  expect(screen.getByRole('tabpanel', { name: 'Hotels' })).toBeVisible();
});

test('on a page that is read from right to left the next tab is the one to the left', async () => {
  document.dir = 'rtl';
  const user = userEvent.setup();
  render(<Tabs label="Services" tabs={TABS} />);
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Flights' })).toHaveFocus();
  document.dir = '';
});

test('a press is answered by its tab, however long what it shows takes to draw', async () => {
  let arrive: (text: string) => void = () => undefined;
  const trips = new Promise<string>((resolve) => (arrive = resolve));
  const Trips = () => <p>{use(trips)}</p>;
  render(<Tabs label="Services" tabs={[...TABS, { id: 'trip', label: 'Trips', content: <Trips /> }]} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Trips' }));
  expect(screen.getByRole('tab', { name: 'Trips' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('button', { name: 'Search hotels' })).toBeVisible();
  arrive('Three days in Bali');
  expect(await screen.findByText('Three days in Bali')).toBeVisible();
});
