import { expect, test } from '@jest/globals';
import { simulateRollout, seededRandom, type RolloutOutcome } from './simulation.fixture.ts';

const PLANS: readonly ((minute: number) => number)[] = [
  () => 0.01,
  () => 0.05,
  () => 0.25,
  () => 0.5,
  (minute) => [0.01, 0.05, 0.25, 0.5][Math.floor(minute / 10)] ?? 0.5,
];
/** From a quiet day to an outage of the network that hits everybody. */
const RATES = [0.002, 0.01, 0.05, 0.2, 0.5];

const isTrip = ({ verdict }: RolloutOutcome) => verdict.kind === 'trip';
const middleOf = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

test('of 10,000 healthy canaries none is accused, whatever their share and the failure rate of everybody', () => {
  let alarms = 0;
  for (let run = 0; run < 10_000; run += 1) {
    const random = seededRandom(run + 1);
    const rate = RATES[run % RATES.length]!;
    const shareAt = PLANS[Math.floor(run / RATES.length) % PLANS.length]!;
    const visitsPerMinute = 10 + Math.floor(random() * 60);
    alarms += isTrip(simulateRollout({ random, minutes: 40, visitsPerMinute, shareAt, failing: () => rate })) ? 1 : 0;
  }
  expect(alarms).toBe(0);
}, 120_000);

test('of 2,000 healthy versions that everybody got none is accused against what the one before was like', () => {
  let alarms = 0;
  for (let run = 0; run < 2_000; run += 1) {
    const random = seededRandom(run + 3);
    const rate = RATES[run % RATES.length]!;
    const visits = 100 + Math.floor(random() * 2_000);
    const failing = Array.from({ length: visits }, () => random() < rate).filter(Boolean).length;
    const before = { seen: visits, failed: failing };
    const common = { random, minutes: 60, visitsPerMinute: 30, shareAt: () => 1, failing: () => rate };
    alarms += isTrip(simulateRollout({ ...common, before })) ? 1 : 0;
  }
  expect(alarms).toBe(0);
});

test('an outage in the middle of a growing canary is not held against it', () => {
  let alarms = 0;
  for (let run = 0; run < 500; run += 1) {
    const failing = (minute: number) => (minute >= 8 && minute < 14 ? 0.6 : 0.005);
    const shareAt = (minute: number) => (minute < 12 ? 0.05 : 0.5);
    const random = seededRandom(run + 7);
    alarms += isTrip(simulateRollout({ random, minutes: 20, visitsPerMinute: 60, shareAt, failing })) ? 1 : 0;
  }
  expect(alarms).toBe(0);
});

test('equal load times are no reason, and twice the time is found', () => {
  const trips = (trial: number) => {
    let count = 0;
    for (let run = 0; run < 300; run += 1) {
      const random = seededRandom(run + 99);
      const medianMs = { trial, reference: 300 };
      const common = { random, minutes: 20, visitsPerMinute: 60, shareAt: () => 0.5, failing: () => 0.01 };
      count += isTrip(simulateRollout({ ...common, medianMs })) ? 1 : 0;
    }
    return count;
  };
  expect(trips(300)).toBe(0);
  expect(trips(600)).toBe(300);
});

test.each([
  { share: 0.05, broken: 0.5, found: 400 },
  { share: 0.25, broken: 0.5, found: 400 },
  { share: 0.5, broken: 0.5, found: 400 },
  { share: 0.25, broken: 1, found: 400 },
  { share: 0.25, broken: 0.05, found: 360 },
])('a canary at $share that fails $broken of its renders is found', ({ share, broken, found }) => {
  const ends = Array.from({ length: 400 }, (_, run) =>
    simulateRollout({
      random: seededRandom(run + 31),
      minutes: 60,
      visitsPerMinute: 60,
      shareAt: () => share,
      failing: (_minute, side) => (side === 'trial' ? broken : 0.005),
    }),
  );
  const failures = ends.map((end) => end.failures);
  expect(ends.filter(isTrip).length).toBeGreaterThanOrEqual(found);
  expect(middleOf(failures)).toBeLessThan(40);
});

test('a canary that breaks after an hour of health is found by its last minutes', () => {
  const end = simulateRollout({
    random: seededRandom(5),
    minutes: 70,
    visitsPerMinute: 60,
    shareAt: () => 0.25,
    failing: (minute, side) => (side === 'trial' && minute >= 60 ? 0.5 : 0.02),
  });
  expect(end.verdict.kind).toBe('trip');
  expect(end.views).toBeLessThan(64 * 60);
});
