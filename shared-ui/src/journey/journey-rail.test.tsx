import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { JourneyRail, type JourneyRailProps } from './journey-rail.tsx';

const journey: JourneyRailProps = {
  from: { time: '21:00', zone: 'WIT', place: 'SOQ' },
  to: { time: '01:10', zone: 'WIB', place: 'CGK · T3', mark: '+1' },
  duration: '6 h 10 m',
  stops: '1 transit via UPG',
  transits: 1,
  toLabel: 'to',
};

test('reads from one end to the other, times with their zones', () => {
  const { container } = render(<JourneyRail {...journey} />);
  expect(container).toHaveTextContent('21:00WITSOQto 6 h 10 m1 transit via UPG01:10WIB+1CGK · T3');
});

test.each([0, 1, 3])('breaks the line at each of %d changes, for the eye alone', (transits) => {
  const { container } = render(<JourneyRail {...journey} transits={transits} />);
  const line = container.querySelector('[aria-hidden]');
  expect(line?.children).toHaveLength(transits);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
