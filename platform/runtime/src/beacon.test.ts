import { describe, expect, test } from '@jest/globals';
import { createBeacons, type Beacon, type BeaconBatch, type BeaconOptions } from './beacon.ts';

const loaded: Beacon = {
  kind: 'load',
  remote: 'hotel',
  version: '1.0.0',
  cohort: 'stable',
  phase: 'load',
  code: 'ok',
  ms: 120,
  path: '/hotel/list',
  revision: 7,
};
const failed: Beacon = { ...loaded, kind: 'failure', code: 'integrity' };

function beaconsOf(more: Partial<BeaconOptions> = {}) {
  const sent: BeaconBatch[] = [];
  const waits: { work: () => void; ms: number }[] = [];
  const beacons = createBeacons({
    settings: { token: 'proof' },
    revision: 7,
    send: (body) => sent.push(JSON.parse(body) as BeaconBatch) > 0,
    later: (work, ms) => void waits.push({ work, ms }),
    ...more,
  });
  return { beacons, sent, waits };
}

describe('beacons', () => {
  test('of one moment travel together, with the proof that the edge gave', () => {
    const { beacons, sent, waits } = beaconsOf();
    beacons.tell(loaded);
    beacons.tell(failed);
    expect(sent).toEqual([]);
    waits[0]!.work();
    waits[1]!.work();
    expect(sent).toEqual([{ token: 'proof', revision: 7, beacons: [loaded, failed] }]);
  });

  test('of failures do not wait as long as those of successes', () => {
    const { beacons, waits } = beaconsOf();
    beacons.tell(loaded);
    beacons.tell(failed);
    expect(waits[1]!.ms).toBeLessThan(waits[0]!.ms / 4);
  });

  test('that wait are sent when the page goes away, once', () => {
    const { beacons, sent } = beaconsOf();
    beacons.tell(loaded);
    beacons.flush();
    beacons.flush();
    expect(sent).toHaveLength(1);
  });

  test('of successes are a sample, of failures all', () => {
    const draws = [0.19, 0.2, 0.9];
    const { beacons, sent } = beaconsOf({ settings: { token: 'proof', sample: 0.2 }, random: () => draws.shift()! });
    for (let turn = 0; turn < 3; turn++) beacons.tell({ ...loaded, ms: turn });
    beacons.tell(failed);
    beacons.flush();
    expect(sent[0]!.beacons).toEqual([{ ...loaded, ms: 0 }, failed]);
  });

  test('are few, however often a page fails', () => {
    const { beacons, sent } = beaconsOf();
    for (let turn = 0; turn < 1_000; turn++) beacons.tell(failed);
    beacons.flush();
    expect(sent.map((batch) => batch.beacons.length)).toEqual([20, 20, 20, 20, 20]);
  });

  test('are not sent from a document that asks for none', () => {
    const { beacons, sent, waits } = beaconsOf({ settings: undefined });
    beacons.tell(failed);
    beacons.flush();
    expect([sent, waits]).toEqual([[], []]);
  });
});
