import { expect, jest, test } from '@jest/globals';
import { money } from '@wisata/kernel/money';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { DateRange, RangeCalendarLabels, RangeCalendarProps } from './range-calendar.tsx';
import { RangeCalendar } from './range-calendar.tsx';

const labels: RangeCalendarLabels = {
  start: 'Check-in',
  end: 'Check-out',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  unreadable: 'Write a date such as 24 Dec 2026',
  lowestLegend: 'lowest this month',
  unitLegend: 'Prices in thousands of rupiah',
  startPicked: (date) => `Check-in ${date}`,
  rangePicked: (start, end, nights) => `${start} to ${end}, ${nights} nights`,
  done: 'Done',
  today: 'today',
  rangeStart: 'range start',
  rangeEnd: 'range end',
  inRange: 'in range',
  unavailable: 'Not available',
  from: (price) => `from ${price}`,
  lowest: 'lowest price this month',
  past: 'the day is over',
  tooLate: 'not on sale yet',
  beforeStart: 'before check-in',
  tooLong: 'more than 30 nights',
};

function Stay({ start = {}, ...props }: { readonly start?: DateRange } & Partial<RangeCalendarProps>) {
  const [value, setValue] = useState(start);
  return (
    <>
      <RangeCalendar
        value={value}
        onChange={setValue}
        locale="en"
        labels={labels}
        today="2026-12-10"
        min="2026-12-10"
        max="2027-06-30"
        prices={{ '2026-12-15': money(1_250_000, 'IDR'), '2026-12-16': money(1_100_000, 'IDR') }}
        holidays={{ '2026-12-25': 'Hari Natal' }}
        unavailable={(date) => (date === '2026-12-20' ? 'sold out' : undefined)}
        {...props}
      />
      <p>
        {value.start} - {value.end}
      </p>
    </>
  );
}

const day = (name: RegExp) => screen.getByRole('button', { name });
const focusedDay = () => document.activeElement?.textContent;

test('a stay is chosen by keys alone', async () => {
  const user = userEvent.setup();
  render(<Stay autoFocus />);
  expect(day(/^Thursday 10 December 2026, today/)).toHaveFocus();
  await user.keyboard('{ArrowDown}{Home}{ArrowRight}');
  expect(focusedDay()).toMatch(/^Tuesday 15 December 2026/);
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Check-in Tuesday 15 December 2026');
  await user.keyboard('{End}{ArrowLeft} ');
  expect(screen.getByText('2026-12-15 - 2026-12-19')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Tuesday 15 December 2026 to Saturday 19 December 2026, 4 nights',
  );
});

test('opens where it is told to, until a day is chosen', () => {
  const { unmount } = render(<Stay opensAt="2027-02-18" />);
  expect(day(/^Thursday 18 February 2027/)).toBeVisible();
  unmount();
  render(<Stay opensAt="2027-02-18" start={{ start: '2026-12-31' }} />);
  expect(day(/^Thursday 31 December 2026/)).toBeVisible();
});

test('PageUp and PageDown turn the month and keep the focus on a day inside the limits', async () => {
  const user = userEvent.setup();
  render(<Stay autoFocus start={{ start: '2026-12-31' }} />);
  await user.keyboard('{PageDown}');
  expect(focusedDay()).toMatch(/^Sunday 31 January 2027/);
  await user.keyboard('{PageDown}');
  expect(focusedDay()).toMatch(/^Sunday 28 February 2027/);
  expect(screen.getByRole('grid', { name: 'February 2027' })).toBeVisible();
  await user.keyboard('{PageUp}{PageUp}{PageUp}');
  expect(focusedDay()).toMatch(/10 December 2026/);
});

test('the name of a day tells weekday, date, state and price, and first of all that it cannot be taken', () => {
  render(<Stay start={{ start: '2026-12-15', end: '2026-12-17' }} />);
  expect(day(/15 December/)).toHaveAccessibleName('Tuesday 15 December 2026, range start, from Rp.\u00a01.250.000');
  expect(day(/16 December/)).toHaveAccessibleName(
    'Wednesday 16 December 2026, in range, from Rp.\u00a01.100.000, lowest price this month',
  );
  expect(day(/17 December/)).toHaveAccessibleName('Thursday 17 December 2026, range end');
  expect(day(/20 December/)).toHaveAccessibleName('Not available, Sunday 20 December 2026, sold out');
  expect(day(/25 December/)).toHaveAccessibleName('Friday 25 December 2026, Hari Natal');
});

test('past, blocked and earlier days cannot be picked and say why', async () => {
  const onChange = jest.fn<(range: DateRange) => void>();
  const user = userEvent.setup();
  render(<Stay start={{ start: '2026-12-15' }} onChange={onChange} />);
  for (const [date, reason] of [
    ['9 December', 'the day is over'],
    ['20 December', 'sold out'],
    ['14 December', 'before check-in'],
  ] as const) {
    const button = day(new RegExp(`\\b${date}`));
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(reason);
    await user.click(button);
    expect(screen.getByRole('status')).toHaveTextContent(`Not available, ${reason}`);
  }
  expect(onChange).not.toHaveBeenCalled();
});

test('a start pressed by mistake is taken back by pressing it again', async () => {
  const user = userEvent.setup();
  render(<Stay />);
  await user.click(day(/15 December/));
  await user.click(day(/15 December/));
  await user.click(day(/14 December/));
  expect(screen.getByText('2026-12-14 -')).toBeVisible();
});

test.each(['24/12/2026', '24 Dec 2026', '2026-12-24'])('a typed %s gives the same day', async (typed) => {
  const user = userEvent.setup();
  render(<Stay />);
  await user.type(screen.getByRole('textbox', { name: 'Check-in' }), `${typed}{Enter}`);
  expect(screen.getByText('2026-12-24 -')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Check-in' })).toHaveValue('Thu 24 Dec 2026');
});

test('a typed day that cannot be read or taken is explained under its field and changes nothing', async () => {
  const user = userEvent.setup();
  render(<Stay start={{ start: '2026-12-15', end: '2026-12-17' }} />);
  const end = screen.getByRole('textbox', { name: 'Check-out' });
  await user.clear(end);
  await user.type(end, 'soon{Enter}');
  expect(end).toHaveAccessibleDescription('Write a date such as 24 Dec 2026');
  await user.clear(end);
  await user.type(end, '14/12/2026{Enter}');
  expect(end).toHaveAccessibleDescription('before check-in');
  expect(screen.getByText('2026-12-15 - 2026-12-17')).toBeVisible();
});

test('a typed start keeps an end that still fits and drops one that does not', async () => {
  const user = userEvent.setup();
  render(<Stay start={{ start: '2026-12-15', end: '2026-12-17' }} />);
  const start = screen.getByRole('textbox', { name: 'Check-in' });
  await user.clear(start);
  await user.type(start, '16/12/2026{Enter}');
  expect(screen.getByText('2026-12-16 - 2026-12-17')).toBeVisible();
  await user.clear(start);
  await user.type(start, '18/12/2026{Enter}');
  expect(screen.getByText('2026-12-18 -')).toBeVisible();
});

test('the range is drawn up to the day under the pointer', async () => {
  const user = userEvent.setup();
  render(<Stay start={{ start: '2026-12-15' }} />);
  await user.hover(day(/18 December/));
  const state = (name: RegExp) => screen.getByRole('gridcell', { name }).dataset.state;
  expect([state(/15 December/), state(/17 December/), state(/18 December/), state(/19 December/)]).toEqual([
    'start',
    'between',
    'end',
    'none',
  ]);
});

test('the caller hears which days are on screen, and months outside the limits cannot be reached', async () => {
  const onVisibleChange = jest.fn();
  const user = userEvent.setup();
  render(<Stay onVisibleChange={onVisibleChange} max="2027-01-31" />);
  expect(onVisibleChange).toHaveBeenLastCalledWith('2026-12-01', '2026-12-31');
  expect(screen.getByRole('button', { name: 'Previous month' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(onVisibleChange).toHaveBeenLastCalledWith('2027-01-01', '2027-01-31');
  expect(screen.getByRole('button', { name: 'Next month' })).toBeDisabled();
});

test('the legend names the holidays on screen and the unit of the prices', () => {
  render(<Stay />);
  const legend = within(screen.getByRole('list'));
  expect(legend.getByText('Fri 25 Dec, Hari Natal')).toBeVisible();
  expect(legend.getByText('Prices in thousands of rupiah')).toBeVisible();
});

test('one day is enough in single mode', async () => {
  const user = userEvent.setup();
  render(<Stay mode="single" />);
  expect(screen.queryByRole('textbox', { name: 'Check-out' })).not.toBeInTheDocument();
  await user.click(day(/18 December/));
  await user.click(day(/17 December/));
  expect(screen.getByText('2026-12-17 -')).toBeVisible();
});

test('the mark of the lowest price is explained only where a day has it', () => {
  const { rerender } = render(<Stay />);
  expect(screen.getByText('lowest this month')).toBeVisible();
  rerender(<Stay prices={{ '2026-12-15': money(1_100_000, 'IDR'), '2026-12-16': money(1_100_000, 'IDR') }} />);
  expect(screen.queryByText('lowest this month')).toBeNull();
});

test('a month of the other language has its names, and begins its weeks on Monday', () => {
  render(<Stay locale="id" opensAt="2027-02-18" />);
  const grid = screen.getByRole('grid', { name: 'Februari 2027' });
  const columns = within(grid).getAllByRole('columnheader', { hidden: true });
  expect(columns.map((column) => column.textContent)).toEqual(['Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab', 'Min']);
  expect(within(grid).getAllByRole('row', { hidden: true })[1]).toHaveTextContent(/^Senin 1 Februari 2027/);
});

test('a button that has turned to the last month hands the focus to the days', async () => {
  const user = userEvent.setup();
  render(<Stay max="2027-01-31" />);
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(screen.getByRole('button', { name: 'Next month' })).toBeDisabled();
  expect(focusedDay()).toMatch(/January 2027/);
});

test('nothing is said but in words of the page', async () => {
  const user = userEvent.setup();
  render(<Stay autoFocus locale="id" />);
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(screen.getByRole('status')).toHaveTextContent('Januari 2027');
  await user.click(day(/18 Januari/));
  await user.click(day(/20 Januari/));
  expect(screen.getByRole('status')).toHaveTextContent('2 nights');
  expect(document.querySelector('[data-live-announcer]')).toBeNull();
});

test('on a page that is read from right to left the next day is the one to the left', async () => {
  document.dir = 'rtl';
  const user = userEvent.setup();
  render(<Stay autoFocus start={{ start: '2026-12-15' }} />);
  await user.keyboard('{ArrowLeft}');
  expect(focusedDay()).toMatch(/16 December/);
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(focusedDay()).toMatch(/14 December/);
  document.dir = '';
});
